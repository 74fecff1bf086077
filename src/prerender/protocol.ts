/**
 * How a prerendered page becomes the app. Three sides meet, and what they call things stands here alone:
 *
 * 1. The build (`tools/build/prerender`) writes the page as a first-time visitor sees it: its HTML in the root, the rows of
 *    the catalogue it shows, and templates with what starts the app and what only some visitors need.
 * 2. The early script in it (`early/`) finds out who the visitor is, hides what would be wrong for them, requests what they
 *    need, starts the app after the first paint, and keeps what is pressed and typed meanwhile.
 * 3. The app (`src/main.tsx`) hydrates a page that is what its visitor would be shown (`hydrate.tsx`) and renders any other
 *    anew; then it shows all of it and does what was kept (`becomeInteractive.ts`).
 */
import { isOfCampaign } from '#model/campaigns';
import { firstLanguage, languageFor, type Language } from '#model/languages';
import { languageKey, memberKey, savedShopKey } from '#model/saved/storageKeys';

/** Ids of elements. */
export const ids = {
  root: 'root',
  app: 'app',
  rows: 'rows',
  oldBrowser: 'old-browser',
  notStarted: 'not-started',
} as const;

/** Attributes, by what they say. */
export const marks = {
  /** On `<html>`: what is hidden until the app stands (`Waiting`). */
  waits: 'data-waits',
  /** On `<html>`: what lies far below is not laid out yet. */
  fresh: 'data-fresh',
  /** On prices of the build, and on `<html>`: they are hidden while the database may still answer in time. */
  unconfirmed: 'data-unconfirmed',
  /** On what shows something of the visitor's own; hidden as long as anything waits. */
  personal: 'data-personal',
  /** On a tag of the head that Helmet replaces. */
  head: 'data-prerendered',
  /** On a picture that stands in the page itself: its address. */
  source: 'data-src',
  /** On an element with a style of its own, which the policy keeps out of HTML. */
  style: 'data-style',
  /** On the template that starts the app: how much of the page the HTML holds (`Holding`), and of which address. */
  holds: 'data-holds',
  path: 'data-path',
  /** On the same: the currency its prices are in. */
  currency: 'data-currency',
  /** On a template of requests: for whom they are (`Wanting`), several divided by blanks. */
  for: 'data-for',
  /** On a request in it: its address, with * for what the visitor's own is called. */
  to: 'data-to',
} as const;

/** What the build has written into the page's head under this name; undefined where nothing was, or where pages are written. */
export const written = (
  name: 'catalogue-page' | 'catalogue-snapshot' | 'empty-addresses' | 'shop-settings',
  page = typeof document === 'undefined' ? undefined : document,
): string | undefined => page?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Marks a component's element as personal. */
export const personal = { [marks.personal]: true };

/** What is hidden until the app stands: all of the page, its prices and tools, or the tools of its header alone. */
export type Waiting = 'page' | 'prices' | 'tools';

/** What the HTML holds of what the app will show: all, a list as it is while it is empty, or frame and title. */
export type Holding = 'all' | 'empty list' | 'outline';

/**
 * Who needs the requests of a template: somebody with a saved shop, somebody who reads another language (* is its name), that
 * language alone, or whoever opens an address that begins so (* is what follows).
 */
export type Wanting = 'saved' | 'translated' | Language | `/${string}`;

/** What was done on the page before the app stood. */
export interface KeptEvent {
  kind: 'click' | 'check' | 'type' | 'submit';
  place: Place;
  /** What a field holds, or whether a box is ticked. */
  value?: string | boolean;
}

/** The tag and number of each part of the page around an element, from the root down, and of the element in the innermost. */
export type Place = readonly (readonly [tag: string, number: number])[];

declare global {
  interface Window {
    keptEvents?: KeptEvent[];
    /** What is being pressed, and where on the screen: the mouse or the finger is still down. */
    keptPress?: { element: Element; place: Place; x: number; y: number };
    /** Ends the keeping: from now on the app hears what is done. */
    stopKeeping?: () => void;
  }
}

/** Elements with a meaning. Translators and extensions put others around and beside what they find, and remove pictures. */
const pageParts =
  'header, main, footer, nav, aside, section, article, form, fieldset, ul, ol, li, dl, table, tr, dialog';

const partAround = (element: Element, root: Element): Element =>
  element.parentElement?.closest(pageParts) ?? root;

const inPart = (part: Element, tag: string, root: Element): Element[] =>
  [...part.querySelectorAll(tag)].filter((element) => partAround(element, root) === part);

/** Where an element stands: the page and the app have the same parts. */
export function placeOf(element: Element, root: Element): Place {
  if (element === root) return [];
  const part = partAround(element, root);
  const { tagName } = element;
  return [...placeOf(part, root), [tagName, inPart(part, tagName, root).indexOf(element)]];
}

/** What stands at a place, if anything. */
export const elementAt = (place: Place, root: Element): Element | undefined =>
  place.reduce<Element | undefined>((part, [tag, number]) => part && inPart(part, tag, root)[number], root);

/** Where a language is asked for, the first that the shop has winning; the names are the detector's of i18next, but for the address. */
const languageSources = [
  'address',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
] as const;
const languageParameter = 'lng';
export const languageInAddress = (): string | null =>
  new URLSearchParams(location.search).get(languageParameter);
export const languageCookie = 'i18next';

type Answers = Record<(typeof languageSources)[number], () => readonly (string | null | undefined)[]>;

const asked: Answers = {
  address: () => [languageInAddress()],
  cookie: () =>
    document.cookie
      .split('; ')
      .map((pair) => pair.split('='))
      .filter(([name]) => name === languageCookie)
      .map(([, value]) => value),
  localStorage: () => [localStorage.getItem(languageKey)],
  sessionStorage: () => [sessionStorage.getItem(languageKey)],
  navigator: () => [...navigator.languages, navigator.language],
  htmlTag: () => [document.documentElement.lang],
};

/** Reads what a browser may deny, such as a storage that is switched off or, in a sandboxed frame, its workers. */
export function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The sources that the browser lets the page read; i18next's detector would stop at a denied one. */
export const readableSources = (): string[] =>
  languageSources.filter((source) => orNothing(asked[source]) !== undefined);

/** What the app's detector will find. */
export function visitorsLanguage(): Language {
  for (const source of languageSources)
    for (const wish of orNothing(asked[source]) ?? []) {
      const language = languageFor(wish ?? '');
      if (language) return language;
    }
  return firstLanguage;
}

/** Whether a query may choose what a page shows; the language has a rule of its own. */
export const addressChooses = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name !== languageParameter && !isOfCampaign(name));

/** What a page must know of its visitor. */
export interface Visitor {
  language: Language;
  /** The name of the currency they have chosen; undefined for the shop's own. */
  currency: string | undefined;
  /** Whether there is something in the cart, the wishlist or the comparison. */
  hasLists: boolean;
  /** Whether they are signed in or have left something half-done; before the app, of members alone. */
  hasPersonalState: boolean;
  /** Whether the address may choose what the page shows, as that of a filtered list does. */
  choosesByAddress: boolean;
}

type SavedChoices = Pick<Visitor, 'currency' | 'hasLists'>;

const nothingSaved: SavedChoices = { currency: undefined, hasLists: false };

/** What the saved shop says; what cannot be read may be anything. The parts are JSON of their own. */
export function savedChoices(text: string): SavedChoices {
  if (text === '') return nothingSaved;
  const choices = orNothing(() => {
    const parts: Record<string, string | undefined> = JSON.parse(text);
    const read = (part: string): unknown => JSON.parse(parts[part] ?? 'null');
    const currency = read('currency') as { currencyName?: string } | null;
    const lists = [read('cart'), read('wishlist'), read('compare')];
    return {
      currency: currency?.currencyName,
      hasLists: lists.some((list) => Array.isArray(list) && list.length > 0),
    };
  });
  return choices ?? { currency: '', hasLists: true };
}

/** The saved shop as it stands in the browser's storage; nothing where there is none. */
export const savedShopText = (): string => orNothing(() => localStorage.getItem(savedShopKey)) ?? '';

/** The visitor as storage and address tell of them, before the app starts. */
export function visitorBefore(): Visitor {
  return {
    language: visitorsLanguage(),
    ...savedChoices(savedShopText()),
    hasPersonalState: Boolean(orNothing(() => localStorage.getItem(memberKey))),
    choosesByAddress: addressChooses(location.search),
  };
}

/** What a page says of itself. */
export interface WrittenPage {
  holds: Holding;
  currency: string;
}

export const writtenPage = (app: Element): WrittenPage => ({
  holds: app.getAttribute(marks.holds) as Holding,
  currency: app.getAttribute(marks.currency) ?? '',
});

/** What would be wrong for this visitor; undefined where the page is what they would be shown. */
export function waitingFor(visitor: Visitor, page: WrittenPage): Waiting | undefined {
  const { language, currency = page.currency, hasLists, hasPersonalState, choosesByAddress } = visitor;
  if (language !== firstLanguage || choosesByAddress || (page.holds === 'empty list' && hasLists))
    return 'page';
  if (currency !== page.currency) return 'prices';
  return hasLists || hasPersonalState ? 'tools' : undefined;
}
