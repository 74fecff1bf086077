import { expect, test } from 'vitest';
import { countries } from '#model/order/countries';
import { deliveryTerms } from '#model/order/delivery';
import { ownSettings, settingsFrom } from '#model/order/ownersSettings';

test.each([null, undefined, 'closed', 7, [], {}, { colour: 'red' }])('%j sets nothing', (node) => {
  expect(settingsFrom(node)).toEqual(ownSettings);
});

test('what the owner has set is read', () => {
  expect(
    settingsFrom({
      guestOrders: 'closed',
      unitsPerLine: 5,
      delivery: { standard: 4.5 },
      countries: { DE: true, AT: true, CH: false },
      courierDays: { sat: true, mon: true },
      closedDays: { '2026-12-26': true, '2026-12-24': true },
      banner: { de: ' Wir machen Urlaub. ', en: '' },
    }),
  ).toEqual({
    isClosedToGuests: true,
    unitsPerLine: 5,
    delivery: { ...deliveryTerms, standard: 4.5 },
    countries: ['DE', 'AT'],
    courierDays: [1, 6],
    closedDays: ['2026-12-24', '2026-12-26'],
    banner: { de: 'Wir machen Urlaub.' },
  });
});

test.each([
  [{ countries: { ZZ: true } }, { countries }],
  [{ countries: ['AT'] }, { countries }],
  [{ courierDays: { noon: true } }, { courierDays: undefined }],
  [{ closedDays: { Christmas: true, '2026-12-24': 'yes' } }, { closedDays: [] }],
  [{ banner: 'Hello' }, { banner: {} }],
  [{ unitsPerLine: 'few' }, { unitsPerLine: Number.POSITIVE_INFINITY }],
])('of %j only what can be meant is taken', (node, expected) => {
  expect(settingsFrom(node)).toMatchObject(expected);
});
