/** The calendar day of a moment in a zone, as its midnight in UTC: days can be counted with it. */
export function calendarDay(timeZone: string, time: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1);
}

/** The same day as midnight of this machine, for rules that count in its own days. */
export function localDay(timeZone: string, time: number): Date {
  const day = new Date(calendarDay(timeZone, time));
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}
