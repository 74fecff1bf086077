import LanguageDetector from 'i18next-browser-languagedetector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, localeOf, type Language } from '#model/languages';
import { currencyNames } from '#model/money/currencySlice';
import {
  addressChooses,
  elementAt,
  placeOf,
  savedChoices,
  visitorsLanguage,
  waitingFor,
  type Visitor,
  type WrittenPage,
} from '#prerender/protocol';
import { startTranslations, translations } from '#i18n';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/');
});

interface Asked {
  query?: string;
  cookie?: string;
  saved?: string;
  tab?: string;
  browser?: readonly string[];
  html?: string;
}

function ask({ query = '', cookie, saved, tab, browser = [], html = '' }: Asked): void {
  window.history.replaceState(null, '', `/about${query}`);
  if (cookie !== undefined) document.cookie = cookie;
  if (saved !== undefined) localStorage.setItem('i18nextLng', saved);
  if (tab !== undefined) sessionStorage.setItem('i18nextLng', tab);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  document.documentElement.lang = html;
}

const cases: readonly [Asked, Language][] = [
  [{}, 'en'],
  [{ browser: ['fr-CA', 'de'] }, 'fn'],
  [{ browser: ['it', 'DE_at'] }, 'de'],
  [{ browser: ['it'] }, 'en'],
  [{ browser: ['en-GB', 'de'] }, 'en'],
  [{ html: 'de' }, 'de'],
  [{ tab: 'fn', browser: ['de'] }, 'fn'],
  [{ saved: 'de', tab: 'fn' }, 'de'],
  [{ saved: 'xx', tab: 'fn' }, 'fn'],
  [{ cookie: 'i18next=fn', saved: 'de' }, 'fn'],
  [{ cookie: 'noti18next=fn', saved: 'de' }, 'de'],
  [{ query: '?lng=de', cookie: 'i18next=fn' }, 'de'],
  [{ query: '?lng=constructor', cookie: 'i18next=fn' }, 'fn'],
  [{ query: '?lng=FR', saved: 'de' }, 'fn'],
  [{ query: '?lng=', browser: ['de'] }, 'de'],
  // Letters that were encoded without need.
  [{ query: '?lng=%64e' }, 'de'],
  [{ query: '?l%6Eg=%66%6E' }, 'fn'],
  [{ query: '?q=a+b&lng=de%2DAT' }, 'de'],
  ...languages.map((code): [Asked, Language] => [{ browser: [localeOf(code)] }, code]),
];

describe('the language of a visitor', () => {
  test.each(cases)('asked for as %j, is found before the app: %s', (asked, expected) => {
    ask(asked);
    expect(visitorsLanguage()).toBe(expected);
  });

  test('is asked for where the app’s own detector asks for it', async () => {
    await startTranslations();
    const detector: unknown = translations.services.languageDetector;
    if (!(detector instanceof LanguageDetector)) throw new Error('The app has no detector.');
    for (const [asked, expected] of cases) {
      localStorage.clear();
      sessionStorage.clear();
      document.cookie = 'i18next=; max-age=0';
      ask(asked);
      const found = [detector.detect() ?? []].flat();
      expect([asked, found.find((code) => code !== 'und') ?? 'en']).toEqual([asked, expected]);
    }
  });
});

const whole: WrittenPage = { holds: 'all', currency: 'USD' };
const list: WrittenPage = { ...whole, holds: 'empty list' };
const nobody: Visitor = {
  language: 'en',
  currency: undefined,
  hasLists: false,
  hasPersonalState: false,
  choosesByAddress: false,
};

describe('what waits for the app', () => {
  test('is nothing for a first-time visitor', () => {
    expect(waitingFor(nobody, whole)).toBeUndefined();
    expect(waitingFor(nobody, list)).toBeUndefined();
  });

  test.each(languages.filter((code) => code !== 'en'))('is the page in %s', (language) => {
    expect(waitingFor({ ...nobody, language }, whole)).toBe('page');
  });

  test.each(currencyNames.filter((name) => name !== whole.currency))('are prices in %s', (currency) => {
    expect(waitingFor({ ...nobody, currency }, whole)).toBe('prices');
  });

  test('are counts of lists and the member’s button', () => {
    expect(waitingFor({ ...nobody, hasLists: true }, whole)).toBe('tools');
    expect(waitingFor({ ...nobody, hasPersonalState: true }, whole)).toBe('tools');
  });

  test('is a list that is not empty, and what an address chooses', () => {
    expect(waitingFor({ ...nobody, hasLists: true }, list)).toBe('page');
    expect(waitingFor({ ...nobody, choosesByAddress: true }, whole)).toBe('page');
  });
});

describe('what an address chooses', () => {
  test('is nothing where the parameter only tells where somebody comes from', () => {
    expect(addressChooses('?gclid=EAIaIQobChMI')).toBe(false);
    expect(addressChooses('?gclid=EAIaIQobChMI&q=tea')).toBe(true);
  });

  test('is the language by a rule of its own', () => {
    expect(addressChooses('?lng=en')).toBe(false);
    expect(addressChooses('')).toBe(false);
  });
});

describe('the place of a button', () => {
  const page = document.createElement('div');
  const more = () => [...page.querySelectorAll('button')][2] ?? page;
  beforeEach(() => {
    page.innerHTML = `<header><div><button>Menu</button></div></header>
      <main><div>
        <section><p>Take <b>one</b> <button>Less</button><button>More</button></p></section>
        <section><img alt=""><button>Other</button></section>
      </div></main>`;
  });

  test.each<[string, (button: Element) => void]>([
    ['nothing was changed', () => undefined],
    [
      'a translator has replaced texts',
      () => page.querySelector('p')?.firstChild?.replaceWith(document.createElement('font')),
    ],
    ['an extension has put a sign beside it', (button) => button.before(document.createElement('span'))],
    ['an extension has removed pictures', () => page.querySelector('img')?.remove()],
    [
      'an extension has wrapped it',
      (button) => {
        const wrapper = document.createElement('an-extension');
        button.replaceWith(wrapper);
        wrapper.append(button);
      },
    ],
    [
      'the header has another button',
      () => page.querySelector('button')?.after(document.createElement('button')),
    ],
    [
      'a part before it has a part of its own',
      () => page.querySelector('header')?.append(document.createElement('section')),
    ],
  ])('is the same where %s', (_what, change) => {
    const button = more();
    const place = placeOf(button, page);
    change(button);
    expect(elementAt(place, page)).toHaveTextContent('More');
    expect(placeOf(elementAt(place, page) ?? page, page)).toEqual(place);
  });

  test('is none where the part is not there', () => {
    const place = placeOf(more(), page);
    page.querySelector('section')?.remove();
    expect(elementAt(place, page)).toBeUndefined();
  });
});

describe('a saved shop', () => {
  const text = (parts: Readonly<Record<string, unknown>>): string =>
    JSON.stringify(
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)])),
    );

  test.each([
    ['', { currency: undefined, hasLists: false }],
    [text({ cart: [], compare: [], wishlist: [] }), { currency: undefined, hasLists: false }],
    [text({ compare: [{ id: 'a' }] }), { currency: undefined, hasLists: true }],
    [text({ currency: { currencyName: 'INR' }, cart: [{}] }), { currency: 'INR', hasLists: true }],
    ['null', { currency: '', hasLists: true }],
    ['{"cart":"["}', { currency: '', hasLists: true }],
    ['5', { currency: undefined, hasLists: false }],
  ])('%s is read before the app', (saved, expected) => {
    expect(savedChoices(saved)).toEqual(expected);
  });
});
