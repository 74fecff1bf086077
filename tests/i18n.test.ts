import { readdirSync, readFileSync } from 'node:fs';
import type { i18n } from 'i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsReplaced } from '#translations/translationFiles';
import { eventually } from '#tests/support/eventually';

type Answer = () => Promise<Response>;

/** What the site answers for a text file; the real files unless a test says otherwise. */
const answers = new Map<string, Answer>();
const asked: string[] = [];
/** What was posted, and where to. */
const posted: unknown[] = [];

const realFile: (path: string) => Answer = (path) => () =>
  Promise.resolve(new Response(readFileSync(`public${path}`, 'utf8')));

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  posted.length = 0;
  window.history.replaceState(null, '', '/');
  // The library looks for fetch when it is loaded, so it is loaded anew with every test.
  vi.resetModules();
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      posted.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    asked.push(path);
    return (answers.get(path) ?? realFile(path))();
  });
});

const failing =
  (status: number): Answer =>
  () =>
    Promise.resolve(new Response('', { status }));
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const unusable: [string, Answer][] = [
  ['is missing', failing(404)],
  ['is broken', () => Promise.resolve(new Response('{"'))],
  ['cannot be reached', unreachable],
];

const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

/** Opens the shop at this address; the answer is its translations. */
async function open(address = '/') {
  window.history.replaceState(null, '', address);
  const { startTranslations, translations, currentTexts, loadTexts } = await import('#i18n');
  await startTranslations();
  return { translations, currentTexts, loadTexts };
}

describe('the language', () => {
  test('is what the browser asks for, in our own codes', async () => {
    speak('fr-CA', 'de');
    const { translations } = await open();
    expect(translations.resolvedLanguage).toBe('fn');
    expect(translations.t('footer.about')).toBe('À propos');
    expect(asked).toEqual(['/locales/fn/common.json']);
  });
  test.each(['cimode', 'CIMODE', 'dev', 'xx', '', '../en', 'und'])(
    'is what the browser asks for where the address names none of ours: %s',
    async (named) => {
      speak('de');
      const { translations } = await open(`/?lng=${encodeURIComponent(named)}`);
      expect(translations.resolvedLanguage).toBe('de');
      expect(translations.t('footer.about')).not.toBe('footer.about');
    },
  );
  test('is what was chosen before, whatever the browser asks for', async () => {
    speak('fr');
    localStorage.setItem('i18nextLng', 'de');
    expect((await open()).translations.resolvedLanguage).toBe('de');
  });
  test('is what the address asks for, before anything else, and is remembered', async () => {
    speak('fr');
    localStorage.setItem('i18nextLng', 'de');
    expect((await open('/?lng=fn')).translations.resolvedLanguage).toBe('fn');
    expect(localStorage.getItem('i18nextLng')).toBe('fn');
  });
  test.each(['de', 'DE', 'de-AT', '%64e', 'd%65'])(
    'is found in the address in any spelling: %s',
    async (named) => {
      const { translations } = await open(`/?lng=${named}`);
      expect(translations.resolvedLanguage).toBe('de');
      expect(translations.t('footer.about')).toBe('Über uns');
    },
  );
  test('comes from a cookie before what was saved', async () => {
    document.cookie = 'i18next=fn';
    localStorage.setItem('i18nextLng', 'de');
    expect((await open()).translations.resolvedLanguage).toBe('fn');
    document.cookie = 'i18next=; max-age=0';
  });
  test('is what was chosen before where cookies are denied, as in a frame that is kept apart', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    localStorage.setItem('i18nextLng', 'de');
    expect((await open()).translations.resolvedLanguage).toBe('de');
  });
  test.each(['nl', '../../evil', '', 'en-', '__proto__'])('is not led astray by ?lng=%s', async (lng) => {
    speak('de');
    const { translations } = await open(`/?lng=${encodeURIComponent(lng)}`);
    expect(['de', 'en']).toContain(translations.resolvedLanguage);
    expect(asked.filter((path) => !/^\/locales\/(en|fn|de)\/common\.json$/.test(path))).toEqual([]);
  });
  test('is English where nothing fits, without asking for a file', async () => {
    speak('nl', 'pt-BR');
    const { translations } = await open();
    expect(translations.resolvedLanguage).toBe('en');
    expect(translations.t('footer.about')).toBe('About us');
    expect(asked).toEqual([]);
  });
});

test.each([
  ['en', 1, '1 item'],
  ['en', 20_000, '20,000 items'],
  ['fn', 20_000, '20\u202F000 articles'],
  ['de', 20_000, '20.000 Artikel'],
])('in %s, %d is grouped as usual there: %s', async (language, count, text) => {
  localStorage.setItem('i18nextLng', language);
  const { translations, loadTexts } = await open();
  await loadTexts(['lists']);
  expect(translations.t('lists:total.things', { count })).toBe(text);
});

/** Counts how often a component that translates is rendered, and gives what it shows. */
async function renderText(key: 'footer.about') {
  // With the React that the translations know.
  const { act, renderHook } = await import('@testing-library/react');
  const { useTranslation } = await import('react-i18next');
  const { TextsProvider } = await import('#ui/text/TextsProvider');
  const shown: string[] = [];
  renderHook(() => shown.push(useTranslation().t(key)), { wrapper: TextsProvider });
  return { shown, act };
}

const path = '/locales/de/common.json';
/** The browser speaks German, in which a text file is answered like this; what is asked again waits for the test's own clock. */
function inGerman(answer: Answer, file = path): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  speak('de');
  answers.set(file, answer);
}

describe('a text file', () => {
  test('that comes for one part of the page renders no other part anew', async () => {
    const { loadTexts } = await open();
    const { shown, act } = await renderText('footer.about');
    await act(() => loadTexts(['partner']));
    expect(shown).toEqual(['About us']);
  });
  test.each(unusable)('that %s leaves English, never a key', async (_, answer) => {
    inGerman(answer);
    const { translations } = await open();
    expect(translations.t('footer.about')).toBe('About us');
  });
  test.each(unusable)(
    'of one part that %s leaves all of the page in English, until it comes',
    async (_, answer) => {
      inGerman(answer, '/locales/de/lists.json');
      const { loadTexts, currentTexts } = await open();
      const { shown, act } = await renderText('footer.about');
      expect(shown.at(-1)).toBe('Über uns');
      await act(() => loadTexts(['lists']));
      expect(shown.at(-1)).toBe('About us');
      expect(currentTexts().resolvedLanguage).toBe('en');
      expect(document.documentElement.lang).toBe('en');
      const { shownTexts, shownLanguage, translations } = await import('#i18n');
      expect(shownTexts()('footer.about')).toBe('About us');
      answers.delete('/locales/de/lists.json');
      // What is there again is put in by the next try, or by whoever asks anew.
      await act(() => vi.advanceTimersByTimeAsync(350));
      if (shownLanguage() === 'en') await act(() => translations.reloadResources(['de'], ['lists']));
      vi.useRealTimers();
      await eventually(() => expect(shown.at(-1)).toBe('Über uns'));
      expect(document.documentElement.lang).toBe('de');
    },
  );
  test('that cannot be had in English either leaves English, never a key', async () => {
    for (const language of ['de', 'en']) inGerman(unreachable, `/locales/${language}/content.json`);
    const { translations, loadTexts } = await open();
    await loadTexts(['content']);
    const english: unknown = JSON.parse(readFileSync('public/locales/en/content.json', 'utf8'));
    expect(english).toMatchObject({ article: { latest: translations.t('content:article.latest') } });
  });
  test('that fails for a passing reason is asked for again, and then put in', async () => {
    inGerman(failing(503));
    await open();
    const { shown } = await renderText('footer.about');
    expect(shown).toEqual(['About us']);
    answers.delete(path);
    await vi.advanceTimersByTimeAsync(350);
    vi.useRealTimers();
    await eventually(() => expect(shown.at(-1)).toBe('Über uns'));
  });
  test('that comes late brings the language with it: what is counted, sorted and chosen is in it too', async () => {
    inGerman(failing(503));
    const { translations } = await open();
    expect(translations.resolvedLanguage).toBe('en');
    answers.delete(path);
    await vi.advanceTimersByTimeAsync(350);
    await eventually(() => expect(translations.resolvedLanguage).toBe('de'));
  });
  test('that cannot be had offline is asked for with the next connection, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers.set(path, unreachable);
    const { translations } = await open();
    await translations.changeLanguage('de');
    answers.delete(path);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([path]);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(translations.resolvedLanguage).toBe('de'));
    expect(translations.t('footer.about')).toBe('Über uns');
  });
  test('that fails for long is still asked for, twice a minute', async () => {
    inGerman(failing(503));
    await open();
    const count = (): number => asked.filter((one) => one === path).length;
    await vi.advanceTimersByTimeAsync(300_000);
    const before = count();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(count() - before).toBe(10);
  });
  test('that is put in is told again to what was being rendered just then', async () => {
    inGerman(failing(503));
    const { translations } = await open();
    answers.delete(path);
    const told = vi.fn<() => void>();
    // As `TextsProvider` does, which was rendered in English and begins to listen when it is in the page.
    const begin = (): void => {
      translations.off(textsReplaced, begin);
      translations.on(textsReplaced, told);
    };
    translations.on(textsReplaced, begin);
    await vi.advanceTimersByTimeAsync(350);
    await eventually(() => expect(told).toHaveBeenCalled());
  });
  test('that is missing is not asked for again', async () => {
    inGerman(failing(404));
    await open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.filter((one) => one === path)).toHaveLength(1);
  });
  test('that is missing by the second try is not asked for a third time', async () => {
    inGerman(failing(503));
    await open();
    answers.set(path, failing(404));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.filter((one) => one === path)).toHaveLength(2);
  });
  test('of a page’s own is loaded before the page is rendered', async () => {
    speak('en');
    const { translations, loadTexts } = await open();
    await loadTexts(['item']);
    // English travels with the code.
    expect(asked.filter((one) => one.includes('/en/'))).toEqual([]);
    expect(translations.t('item:add')).toBe('Add to cart');
  });
  test('of English is never asked for: each travels with the code', async () => {
    speak('en');
    const names = readdirSync('public/locales/en').map((file) => file.replace('.json', ''));
    const { translations, loadTexts } = await open();
    await loadTexts(names);
    expect(asked.filter((one) => one.includes('/en/'))).toEqual([]);
    expect(names.filter((name) => !translations.hasResourceBundle('en', name))).toEqual([]);
  });
  test('has keys that the types know', async () => {
    const { translations } = await open();
    expect(translations.t('footer.about')).toBe('About us');
    // @ts-expect-error: there is no such key.
    expect(translations.t('footer.abuot')).toBe('footer.abuot');
  });
});

describe('a text that stands nowhere', () => {
  // @ts-expect-error: there is no such key.
  const askFor = (translations: i18n): string => translations.t('footer.abuot');

  test('is added to the missing ones in development, once', async () => {
    vi.stubEnv('MODE', 'development');
    const warn = vi.spyOn(console, 'warn');
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined);
    localStorage.setItem('i18nextLng', 'de');
    const { translations } = await open();
    expect([askFor(translations), askFor(translations)]).toEqual(['footer.abuot', 'footer.abuot']);
    const missing = { path: '/locales/add/en/common', body: { 'footer.abuot': 'footer.abuot' } };
    await eventually(() => expect(posted).toEqual([missing]));
    expect(warn).not.toHaveBeenCalled();
  });
  test('is sent nowhere by the built shop', async () => {
    const { translations } = await open();
    askFor(translations);
    await Promise.resolve();
    expect(posted).toEqual([]);
  });
});

describe('a text that components ask for again and again', () => {
  test('is in the language of the page, where none was asked for', async () => {
    speak('fr');
    const { translations, currentTexts } = await open();
    const about = (): string => currentTexts().getFixedT(null, 'common')('footer.about');
    expect(about()).toBe('À propos');
    await translations.changeLanguage('en');
    expect(about()).toBe('About us');
    await translations.changeLanguage('fn');
    expect(about()).toBe('À propos');
  });
  test('keeps what stands beside a name in Hebrew or Arabic on its side', async () => {
    const { currentTexts } = await open();
    const t = currentTexts().getFixedT('en', 'common');
    expect(t('header.callUs', { phone: 'שלום!' })).toBe('Call Us \u2068שלום!\u2069');
    expect(t('header.callUs', { phone: 'Écho & <Ada>!' })).toBe('Call Us Écho & <Ada>!');
  });
  test('takes its values each time', async () => {
    const { currentTexts } = await open();
    const t = currentTexts().getFixedT('en', 'common');
    expect(t('header.callUs', { phone: '1' })).toContain('1');
    expect(t('header.callUs', { phone: '2' })).toContain('2');
  });
});
