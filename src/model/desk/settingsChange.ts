import { maxQuantity } from '#model/catalogue/item';
import { languages } from '#model/languages';
import { countries } from '#model/order/countries';
import { weekdays } from '#model/order/courier';
import { closedToGuests, type ShopSettings } from '#model/order/ownersSettings';
import type { Update } from './orderChanges';

/** Settings that are changed together, in the order the desk shows them. */
export const settingGroups = [
  'delivery',
  'guestOrders',
  'unitsPerLine',
  'countries',
  'courierDays',
  'closedDays',
  'banner',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

const marks = (keys: readonly string[]): Record<string, true> | null =>
  keys.length === 0 ? null : Object.fromEntries(keys.map((key): [string, true] => [key, true]));

/** A group as the database stores it; null where the shop's own holds. */
function stored(group: SettingGroup, settings: ShopSettings): unknown {
  switch (group) {
    case 'delivery':
      return settings.delivery;
    case 'guestOrders':
      return settings.isClosedToGuests ? closedToGuests : null;
    case 'unitsPerLine':
      return settings.unitsPerLine > maxQuantity ? null : settings.unitsPerLine;
    case 'countries':
      return settings.countries.length === countries.length ? null : marks(settings.countries);
    case 'courierDays':
      return marks((settings.courierDays ?? []).map((day) => weekdays[day] ?? ''));
    case 'closedDays':
      return marks(settings.closedDays);
    default: {
      const texts = languages.flatMap((language) => {
        const text = settings.banner[language];
        return text ? [[language, text] as const] : [];
      });
      return texts.length === 0 ? null : Object.fromEntries(texts);
    }
  }
}

const isSame = (group: SettingGroup, one: ShopSettings, other: ShopSettings): boolean =>
  JSON.stringify(stored(group, one)) === JSON.stringify(stored(group, other));

/** The groups in which two states of the settings differ. */
export const changedGroups = (before: ShopSettings, after: ShopSettings): SettingGroup[] =>
  settingGroups.filter((group) => !isSame(group, before, after));

/** One update of the groups that were changed; the others stay as somebody else may have set them meanwhile. */
export const settingsUpdate = (before: ShopSettings, after: ShopSettings): Update =>
  Object.fromEntries(
    changedGroups(before, after).map((group) => [`settings/${group}`, stored(group, after)]),
  );
