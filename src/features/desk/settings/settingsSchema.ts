import * as v from 'valibot';
import { maxQuantity } from '#model/catalogue/item';
import type { SettingGroup } from '#model/desk/settingsChange';
import { plainWhole } from '#model/desk/typedNumbers';
import { languages, type Language } from '#model/languages';
import { plainAmount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { countries } from '#model/order/countries';
import { slotShape, weekdays } from '#model/order/courier';
import { longestBanner, type ShopSettings } from '#model/order/ownersSettings';
import { plainCode } from '#model/typedText';
import { optionalText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

const price = v.pipe(
  v.string(),
  v.transform(plainCode),
  v.check((text) => typedAmount(text) !== undefined, 'owner:error.amount' satisfies FormMessage),
);

const units = v.pipe(
  v.string(),
  v.transform(plainWhole),
  v.check(
    (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxQuantity),
    'owner:error.unitsPerLine' satisfies FormMessage,
  ),
);

/** Days as `2026-12-24`; the one that is written as the Germans and the French do begins with its day. */
const daysIn = (text: string): string[] =>
  plainCode(text)
    .replaceAll(/(\d[.]) (?=\d)/g, '$1')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((day) => day.replace(/^(\d{4})[./](\d\d?)[./](\d\d?)$/, '$1-$2-$3'))
    .map((day) => day.replace(/^(\d\d?)[.](\d\d?)[.](\d{4})$/, '$3-$2-$1'))
    .map((day) => day.replaceAll(/-(\d)(?!\d)/g, '-0$1'))
    .toSorted();

/** One of the calendar: browsers count the 30th of February on into March. */
const isDay = (text: string): boolean =>
  slotShape.date.test(text) && new Date(`${text}T12:00Z`).getUTCDate() === Number(text.slice(-2));

const days = v.pipe(
  v.string(),
  v.check((text) => daysIn(text).every(isDay), 'owner:error.days' satisfies FormMessage),
);

const ticks = (keys: readonly string[]) =>
  v.object(Object.fromEntries(keys.map((key) => [key, v.boolean()])));

const settingsFields = v.object({
  standard: price,
  express: price,
  freeFrom: price,
  isOpenToGuests: v.boolean(),
  unitsPerLine: units,
  countries: v.pipe(
    ticks(countries),
    v.check((ticked) => Object.values(ticked).some(Boolean), 'owner:error.countries' satisfies FormMessage),
  ),
  courierDays: ticks(weekdays),
  closedDays: days,
  banner: v.object({
    en: optionalText(longestBanner),
    fn: optionalText(longestBanner),
    de: optionalText(longestBanner),
  }),
});

/** With what the form was filled with, as JSON: only so is it known later what somebody else has changed. */
export const settingsSchema = v.object({ ...settingsFields.entries, seen: v.string() });

type Fields = v.InferInput<typeof settingsFields>;
export type SettingsFields = v.InferInput<typeof settingsSchema>;

const ticked = (keys: readonly string[], isOn: (key: string, index: number) => boolean) =>
  Object.fromEntries(keys.map((key, index) => [key, isOn(key, index)]));

/** The settings as their form shows them. */
export const fieldsOf = (settings: ShopSettings): Fields => ({
  standard: plainAmount(settings.delivery.standard),
  express: plainAmount(settings.delivery.express),
  freeFrom: plainAmount(settings.delivery.freeFrom),
  isOpenToGuests: !settings.isClosedToGuests,
  unitsPerLine: settings.unitsPerLine > maxQuantity ? '' : String(settings.unitsPerLine),
  countries: ticked(countries, (country) => settings.countries.includes(country)),
  courierDays: ticked(weekdays, (_day, index) => settings.courierDays?.includes(index) === true),
  closedDays: settings.closedDays.join('\n'),
  banner: { en: settings.banner.en ?? '', fn: settings.banner.fn ?? '', de: settings.banner.de ?? '' },
});

/** The fields in which a group is set. */
export const groups = {
  delivery: ['standard', 'express', 'freeFrom'],
  guestOrders: ['isOpenToGuests'],
  unitsPerLine: ['unitsPerLine'],
  countries: ['countries'],
  courierDays: ['courierDays'],
  closedDays: ['closedDays'],
  banner: ['banner'],
} as const satisfies Record<SettingGroup, readonly (keyof Fields)[]>;

/** What the form says, as the shop understands it; undefined while a field is wrong. */
export function settingsOf(fields: Fields): ShopSettings | undefined {
  const { success, output } = v.safeParse(settingsFields, fields);
  if (!success) return undefined;
  const brought = weekdays.flatMap((day, index) => (output.courierDays[day] ? [index] : []));
  const texts = languages.flatMap((language): [Language, string][] => {
    const text = output.banner[language];
    return text === '' ? [] : [[language, text]];
  });
  return {
    delivery: {
      standard: typedAmount(output.standard) ?? 0,
      express: typedAmount(output.express) ?? 0,
      freeFrom: typedAmount(output.freeFrom) ?? 0,
    },
    isClosedToGuests: !output.isOpenToGuests,
    unitsPerLine: output.unitsPerLine === '' ? Number.POSITIVE_INFINITY : Number(output.unitsPerLine),
    countries: countries.filter((country) => output.countries[country]),
    courierDays: brought.length > 0 ? brought : undefined,
    closedDays: daysIn(output.closedDays),
    banner: Object.fromEntries(texts),
  };
}
