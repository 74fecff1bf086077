import { JSDOM } from 'jsdom';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentWithoutRunner } from '#tests/support/builtShop';
import { shellOf } from '#tools/build/prerender/document';
import { earlyScript } from '#tools/build/early/earlyScript';

const script = earlyScript;

it('is written so that a browser of 2016 can read it', () => {
  expect(script).not.toMatch(/catch\{|\?\.|\?\?|\*\*|\basync\b/);
});

it('is bundled without telling the process, and what it starts, that all of it is production', () => {
  const said = execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      "await import('./tools/build/early/earlyScript.ts'); console.log(process.env.NODE_ENV);",
    ],
    { encoding: 'utf8', env: environmentWithoutRunner() },
  );
  expect(said.trim()).toBe('undefined');
});

const prerenderedPage = `<html data-waits="page"><body><div id="root"></div><template id="app" data-holds="all" data-currency="USD"></template>
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

const savedShop = (parts: Readonly<Record<string, unknown>>): string => {
  const texts = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]));
  return `localStorage.setItem('persist:eightwell', ${JSON.stringify(JSON.stringify(texts))});`;
};

it.each([
  ['en', '', []],
  ['de', '', ['waits: page']],
  ['en', savedShop({ cart: [], wishlist: [], compare: [], currency: { currencyName: 'USD' } }), []],
  ['en', savedShop({ currency: { currencyName: 'EUR' } }), ['waits: prices']],
  ['en', savedShop({ cart: [{ cartItemId: 1 }] }), ['waits: tools']],
  ['en', savedShop({ wishlist: [{ id: 'mat' }] }), ['waits: tools']],
  ['en', "localStorage.setItem('persist:eightwell', '{');", ['waits: prices']],
  ['en', "localStorage.setItem('eightwell:member', '1');", ['waits: tools']],
  ['en', "Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } });", []],
])('hides what would be wrong for the visitor, and says nothing (%s, %s)', (language, prepare, expected) => {
  expect(shownIn(language, prepare)).toEqual(expected);
});

it.each([
  ['a page that holds its rows', prerenderedPage, true, true],
  ['one without a network', prerenderedPage, false, false],
  ['one that holds no prices', prerenderedPage.replace('"all"', '"outline"'), true, false],
])('hides the prices of %s for a while, until the database has spoken', (_, page, isOnline, expected) => {
  const { window } = new JSDOM(page, { runScripts: 'outside-only', url: 'https://shop.example/' });
  window.eval(`
    performance.getEntriesByName = performance.getEntriesByType = () => [];
    requestAnimationFrame = () => 0;
    var timers = [];
    setTimeout = (work) => timers.push(work);
    Object.defineProperty(navigator, 'onLine', { value: ${isOnline} });
  `);
  window.eval(script);
  const isHidden = (): boolean => window.document.documentElement.hasAttribute('data-unconfirmed');
  expect(isHidden()).toBe(expected);
  window.eval('timers.forEach((work) => work())');
  expect(isHidden()).toBe(false);
  window.close();
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
