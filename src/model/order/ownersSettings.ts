import { languages, type Language } from '#model/languages';
import { fieldsOf, isFields, numberOf, textOf } from '#model/untrusted';
import { countries } from './countries';
import { slotShape, weekdays } from './courier';
import { knownCountries } from './knownCountries';
import { deliveryTerms, deliveryTermsFrom, type DeliveryTerms } from './delivery';

/** What the owner may set of guests' orders; where nothing is set they are open. */
export const guestOrderSettings = ['open', 'closed'] as const;
export const closedToGuests = 'closed' satisfies (typeof guestOrderSettings)[number];

/** Characters of the banner, in each language. */
export const longestBanner = 160;

/** What the owner sets while the shop runs, in the database's `settings`; the security rules hold orders to it. */
export interface ShopSettings {
  isClosedToGuests: boolean;
  /** The most units of one thing that an order may take. */
  unitsPerLine: number;
  delivery: DeliveryTerms;
  /** Where parcels go, of the countries the shop knows. */
  countries: readonly string[];
  /** Weekdays on which meals are brought, 0 is Sunday; undefined where the build's own hold. */
  courierDays: readonly number[] | undefined;
  /** Days on which nothing is packed or brought: `2026-12-24`. */
  closedDays: readonly string[];
  /** A line above every page, in the languages that have one. */
  banner: Partial<Record<Language, string>>;
}

/** The settings where the owner has set nothing. */
export const ownSettings: ShopSettings = {
  isClosedToGuests: false,
  unitsPerLine: Number.POSITIVE_INFINITY,
  delivery: deliveryTerms,
  countries,
  courierDays: undefined,
  closedDays: [],
  banner: {},
};

/** The keys that are set to true. */
const markedIn = (node: unknown): string[] =>
  isFields(node) ? Object.keys(node).filter((key) => node[key] === true) : [];

function bannerFrom(node: unknown): ShopSettings['banner'] {
  if (!isFields(node)) return {};
  const texts = languages.map((language): [Language, string] => [language, textOf(node[language]).trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The database's `settings`; what is not set there, or cannot be meant, is the shop's own. */
export function settingsFrom(node: unknown): ShopSettings {
  const set = fieldsOf(node);
  const named = markedIn(set['countries']);
  const served = knownCountries.filter((country) => named.includes(country));
  const brought = markedIn(set['courierDays']);
  const days = weekdays.flatMap((day, index) => (brought.includes(day) ? index : []));
  return {
    isClosedToGuests: set['guestOrders'] === closedToGuests,
    unitsPerLine: numberOf(set['unitsPerLine']) ?? ownSettings.unitsPerLine,
    delivery: deliveryTermsFrom(set['delivery']),
    countries: served.length > 0 ? served : countries,
    courierDays: days.length > 0 ? days : undefined,
    closedDays: markedIn(set['closedDays'])
      .filter((day) => slotShape.date.test(day))
      .toSorted(),
    banner: bannerFrom(set['banner']),
  };
}
