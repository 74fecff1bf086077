import { describe, expect, test } from 'vitest';
import { changedGroups, settingsUpdate } from '#model/desk/settingsChange';
import { countries } from '#model/order/countries';
import { ownSettings, settingsFrom, type ShopSettings } from '#model/order/ownersSettings';
import { fieldsOf, settingsOf } from '#features/desk/settings/settingsSchema';

const changes: [string, Partial<ShopSettings>][] = [
  ['delivery', { delivery: { standard: 5, express: 12.5, freeFrom: 100 } }],
  ['guestOrders', { isClosedToGuests: true }],
  ['unitsPerLine', { unitsPerLine: 4 }],
  ['countries', { countries: ['US', 'DE'] }],
  ['courierDays', { courierDays: [2, 5] }],
  ['closedDays', { closedDays: ['2026-12-24', '2026-12-25'] }],
  ['banner', { banner: { en: 'Closed until Monday', de: 'Bis Montag geschlossen' } }],
];

describe.each(changes)('%s', (group, change) => {
  const after = { ...ownSettings, ...change };
  test('alone is written where it alone is changed, and read back the same', () => {
    expect(changedGroups(ownSettings, after)).toEqual([group]);
    const update = settingsUpdate(ownSettings, after);
    expect(Object.keys(update)).toEqual([`settings/${group}`]);
    expect(settingsFrom({ [group]: update[`settings/${group}`] })).toEqual(after);
  });
  test('is taken back to the shop’s own', () => {
    const update = settingsUpdate(after, ownSettings);
    expect(settingsFrom({ [group]: update[`settings/${group}`] })).toEqual(ownSettings);
  });
  test('goes through the form as it is', () => {
    expect(settingsOf(fieldsOf(after))).toEqual(after);
  });
});

test('nothing is written where nothing is changed', () => {
  expect(settingsUpdate(ownSettings, { ...ownSettings, countries: [...countries] })).toEqual({});
});
