import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shellOf } from '#tools/build/prerender/document';
import { earlyScript } from '#tools/build/early/earlyScript';
import { languages, localeOf } from '#model/languages';
import { currencyNames, settlementCurrency } from '#model/money/currencySlice';

const script = earlyScript();

it.each(languages.map((code) => [code, localeOf(code)]))(
  'knows %s, which browsers call %s',
  (code, locale) => {
    const [, codes = ''] = /(\{[^{}]*en:[^{}]*\})/.exec(script) ?? [];
    expect(codes).toMatch(new RegExp(`${locale}:.${code}.`));
  },
);

it.each(currencyNames.filter((name) => name !== settlementCurrency))('waits with prices in %s', (name) => {
  expect(script).toMatch(new RegExp(`/cartItemId[^/]*\\b${name}\\b`));
});

it('has every name filled in', () => {
  expect(script).not.toMatch(/LANGUAGE_CODES|PERSONAL_MARKS/);
});

it('is written so that a browser of 2016 can read it', () => {
  expect(script).not.toMatch(/catch\{|\?\.|\?\?|\*\*|\basync\b/);
});

const prerenderedPage = `<html data-waits="page"><body><div id="root"></div><template id="app" data-holds="all"></template>
<div id="old-browser" hidden><p lang="en" hidden>Too old.</p><p lang="fr" hidden>Trop ancien.</p><p lang="de" hidden>Zu alt.</p></div></body></html>`;

function shownIn(language: string, prepare: string, page = prerenderedPage): string[] {
  const dom = new JSDOM(page, { runScripts: 'outside-only', url: 'https://shop.example/' });
  const { window } = dom;
  const { document } = window;
  // What jsdom lacks.
  window.eval(
    'performance.getEntriesByName = performance.getEntriesByType = () => []; requestAnimationFrame = () => 0;',
  );
  window.eval(`localStorage.setItem('i18nextLng', '${language}'); ${prepare}`);
  window.eval(
    page === prerenderedPage ? script : (document.querySelector('script:not([type])')?.textContent ?? ''),
  );
  const isSeen = document.getElementById('old-browser')?.hasAttribute('hidden') === false;
  const seen: Element[] = isSeen ? [...document.querySelectorAll('#old-browser p:not([hidden])')] : [];
  const waits = document.documentElement.dataset['waits'];
  window.close();
  return [
    ...seen.map(({ textContent }) => textContent ?? ''),
    ...(waits === undefined ? [] : [`waits: ${waits}`]),
  ];
}

it.each([
  ['en', 'Too old.'],
  ['fn', 'Trop ancien.'],
  ['de', 'Zu alt.'],
])('says in %s that a browser is too old, and shows the page', (language, sentence) => {
  expect(shownIn(language, 'delete Array.prototype.toSorted;')).toEqual([sentence]);
  expect(shownIn(language, 'delete AbortSignal.timeout;')).toEqual([sentence]);
  // As Safari 16.3 does.
  const noLookbehind =
    'RegExp = class { constructor() { throw new SyntaxError("invalid group specifier name") } };';
  expect(shownIn(language, noLookbehind)).toEqual([sentence]);
});

it.each([
  ['en', []],
  ['de', ['waits: page']],
])('says nothing in a browser of today (%s)', (language, expected) => {
  expect(shownIn(language, '')).toEqual(expected);
});

it.each([
  ['en', /^This browser is too old/],
  ['fn', /^Ce navigateur est trop ancien/],
  ['de', /^Dieser Browser ist zu alt/],
])(
  'says so in %s where the app draws the whole page, and leaves today’s browsers to it',
  (language, sentence) => {
    const shell = shellOf(readFileSync('index.html', 'utf8'), {
      early: script,
      extras: { restoring: [], translating: [], catalogueTexts: undefined },
    });
    expect(shownIn(language, 'delete AbortSignal.timeout;', shell)).toEqual([
      expect.stringMatching(sentence),
    ]);
    expect(shownIn(language, '', shell)).toEqual([]);
  },
);
