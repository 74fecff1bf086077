import { shop } from '#shopConfig';

/** By zone; making one costs more than all of its answers. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day of a moment in a zone, as its midnight in UTC: days can be counted with it. */
export function calendarDay(timeZone: string, time: number): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1);
}

/** The same day as midnight of this machine, for rules that count in its own days. */
export function localDay(timeZone: string, time: number): Date {
  const day = new Date(calendarDay(timeZone, time));
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

/** The shop's day of a moment: `2026-11-26`. */
export const shopDay = (time: number): string =>
  new Date(calendarDay(shop.timeZone, time)).toISOString().slice(0, 10);

/** The shop's day of a moment and its time there: `2026-11-26 18:05`. */
export function shopMinute(time: number): string {
  const clock = new Date(time).toLocaleTimeString('en-GB', { timeZone: shop.timeZone, timeStyle: 'short' });
  return `${shopDay(time)} ${clock}`;
}

/** How a day is written, whether or not the calendar has it. */
export const dayShape = /^\d{4}-\d\d-\d\d$/;

/** A moment within a day of the shop. */
export function timeOnDay(day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // East of UTC's own day it is tomorrow already.
  return noon + Date.parse(day) - calendarDay(shop.timeZone, noon);
}
