import { longest } from '#model/limits';
import { isFields, textOf } from '#model/untrusted';
import { countryShape } from './address.ts';
import { plainPostcode } from './plainPostcode.ts';

/** Where and when the kitchen's courier goes, as the owner has set it. */
export interface CourierRounds {
  /** The country of the area, in two letters; empty where any will do. */
  country: string;
  /** Beginnings of post codes; none means everywhere. */
  area: readonly string[];
  /** 0 is Sunday. */
  days: readonly number[];
  /** `12:00-14:00`; none means that a day is agreed on with each order. */
  times: readonly string[];
  /** Days between order and delivery: the order is confirmed and paid before the kitchen buys for it. */
  noticeDays: number;
  /** Number of delivery days offered. */
  offeredDays: number;
  /** Days on which nothing is brought, though the weekday is one of the courier's: `2026-12-24`. */
  closed?: readonly string[];
}

/** When meals are brought, by the kitchen's own clock. */
export interface MealSlot {
  /** `2026-11-24` */
  date: string;
  /** `12:00-14:00` */
  time: string;
}

/** Post code and time that a shopper chose before ordering. */
export interface CourierChoice {
  postcode: string;
  slot?: MealSlot;
}

export const noCourierChoice: CourierChoice = { postcode: '' };

/** Formats of date and time; the security rules ask for the same. */
export const slotShape = {
  date: /^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/,
  time: /^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$/,
} as const;
export const slotLength = { date: 10, time: 11 } as const;

/** As the settings name them. */
export const weekdays: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const wordsOf = (setting: string): string[] => setting.split(/[\s,]+/).filter((word) => word !== '');

/** A time span in full: `12-14` becomes `12:00-14:00`; undefined for what is no span within a day. */
function spanOf(word: string): string | undefined {
  const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] =
    /^(\d\d?)(?::(\d\d))?-(\d\d?)(?::(\d\d))?$/.exec(word) ?? [];
  const from = `${fromHour.padStart(2, '0')}:${fromMinute}`;
  const to = `${toHour.padStart(2, '0')}:${toMinute}`;
  const span = `${from}-${to}`;
  return slotShape.time.test(span) && from < to ? span : undefined;
}

const dayOf = (word: string): number => weekdays.indexOf(word.slice(0, 3).toLowerCase());

export interface CourierSettings {
  country: string;
  area: string;
  days: string;
  times: string;
  noticeDays?: number;
  offeredDays?: number;
}

/** The words of the settings that cannot be understood. */
export const unreadableRounds = ({ country, area, days, times }: CourierSettings): string[] => [
  ...wordsOf(days).filter((word) => dayOf(word) < 0),
  ...wordsOf(times).filter((word) => spanOf(word) === undefined),
  ...(area.trim() !== '' && !countryShape.test(country.trim()) ? [`${area} (of which country?)`] : []),
];

/**
 * Reads the courier's rounds from the settings, which separate words by commas or spaces. Without days it is every
 * day.
 */
export function roundsOf({
  country,
  area,
  days,
  times,
  noticeDays = 2,
  offeredDays = 8,
}: CourierSettings): CourierRounds {
  const named = wordsOf(days).flatMap((word) => (dayOf(word) < 0 ? [] : dayOf(word)));
  return {
    country: country.trim(),
    area: area
      .split(',')
      .map(plainPostcode)
      .filter((beginning) => beginning !== ''),
    days: named.length > 0 ? named : [0, 1, 2, 3, 4, 5, 6],
    times: wordsOf(times).flatMap((word) => spanOf(word) ?? []),
    noticeDays,
    offeredDays,
  };
}

/** Whether the shopper has to give post code or time; otherwise a day is agreed on with each order. */
export const isAsking = ({ area, times }: CourierRounds): boolean => area.length > 0 || times.length > 0;

/** The characters of a post code, whole or half typed, without the country's sign where codes of the area have none. */
function codeIn({ area }: CourierRounds, typed: string): string {
  const code = plainPostcode(typed);
  return area.every((beginning) => /^\d/.test(beginning)) ? code.replace(/^[A-Z]{1,3}(?=\d|$)/, '') : code;
}

export function isInArea(rounds: CourierRounds, postcode: string): boolean {
  const { area } = rounds;
  const code = codeIn(rounds, postcode);
  return area.length === 0 || area.some((beginning) => code.startsWith(beginning));
}

/** For a post code that is still being typed: false once no completion of it lies in the area. */
export function mayBeInArea(rounds: CourierRounds, typed: string): boolean {
  const code = codeIn(rounds, typed);
  return isInArea(rounds, code) || rounds.area.some((beginning) => beginning.startsWith(code));
}

/** `2026-11-24`, by the clock of the machine. */
export const dateOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The next days on which the courier goes, the soonest first. */
export function courierDays(
  { days, noticeDays, offeredDays, closed = [] }: CourierRounds,
  today: Date,
): string[] {
  const found: string[] = [];
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + noticeDays);
  while (days.length > 0 && found.length < offeredDays) {
    if (days.includes(day.getDay()) && !closed.includes(dateOf(day))) found.push(dateOf(day));
    day.setDate(day.getDate() + 1);
  }
  return found;
}

const isOffered = (rounds: CourierRounds, { date, time }: MealSlot, today: Date): boolean =>
  rounds.times.includes(time) && courierDays(rounds, today).includes(date);

/**
 * Why meals cannot be ordered yet: post code missing, post code outside the area, time missing, time no longer
 * offered.
 */
export type CourierProblem = 'postcode' | 'outside' | 'time' | 'past';

/** The problem with the time alone, for when an address already gives the place. */
export const timeProblem = (
  rounds: CourierRounds,
  slot: MealSlot | undefined,
  today: Date,
): 'time' | 'past' | undefined => {
  if (rounds.times.length === 0) return undefined;
  if (!slot) return 'time';
  return isOffered(rounds, slot, today) ? undefined : 'past';
};

/** The problem with post code and time, before anything is in the cart. */
export function courierProblem(
  rounds: CourierRounds,
  { postcode, slot }: CourierChoice,
  today: Date,
): CourierProblem | undefined {
  if (rounds.area.length > 0 && postcode === '') return 'postcode';
  if (!isInArea(rounds, postcode)) return 'outside';
  return timeProblem(rounds, slot, today);
}

/** Destination of an order, as far as it is known. */
export interface Place {
  country: string;
  postcode?: string | undefined;
}

const isCountry = (rounds: CourierRounds, country: string): boolean =>
  rounds.country === '' || rounds.country === country;

/** For an address that is still being typed: false once no completion of it can be reached. */
export const mayReach = (rounds: CourierRounds, { country, postcode = '' }: Place): boolean =>
  isCountry(rounds, country) && mayBeInArea(rounds, postcode);

const reaches = (rounds: CourierRounds, { country, postcode = '' }: Place): boolean =>
  isCountry(rounds, country) && isInArea(rounds, postcode);

/** The problem with the meals of an order; its address gives the place. */
export const mealProblem = (
  rounds: CourierRounds,
  address: Place | undefined,
  slot: MealSlot | undefined,
  today: Date,
): CourierProblem | undefined =>
  address && !reaches(rounds, address) ? 'outside' : timeProblem(rounds, slot, today);

/** A time slot as it was saved or sent; undefined for anything else. */
export function slotFrom(value: unknown): MealSlot | undefined {
  if (!isFields(value)) return undefined;
  const [date, time] = [textOf(value.date), textOf(value.time)];
  return slotShape.date.test(date) && slotShape.time.test(time) ? { date, time } : undefined;
}

export function courierChoiceFrom(value: unknown): CourierChoice {
  if (!isFields(value)) return noCourierChoice;
  const slot = slotFrom(value.slot);
  return { postcode: textOf(value.postcode).slice(0, longest.postcode), ...(slot && { slot }) };
}
