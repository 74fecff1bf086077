import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#shopConfig');
  vi.resetModules();
});

/** As a shop in this zone has it. */
async function daysIn(timeZone: string) {
  vi.resetModules();
  vi.doMock(import('#shopConfig'), async (importOriginal) => {
    const config = await importOriginal();
    return { ...config, shop: { ...config.shop, timeZone } };
  });
  const { shopDay, shopMinute, timeOnDay } = await import('#model/order/calendarDay');
  const { dateFormat } = await import('#model/dateFormat');
  return { shopDay, shopMinute, timeOnDay, written: dateFormat('en', { dateStyle: 'long' }).format };
}

/** From one end of the day line to the other, and half hours between. */
const zones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

test.each([
  ['America/Los_Angeles', '2026-11-26T05:30:00Z', '2026-11-25', 'November 25, 2026', '21:30'],
  ['Europe/Berlin', '2026-11-26T05:30:00Z', '2026-11-26', 'November 26, 2026', '06:30'],
  ['Europe/Berlin', '2026-11-30T23:30:00Z', '2026-12-01', 'December 1, 2026', '00:30'],
  ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01', 'January 1, 2027', '00:00'],
  ['Pacific/Kiritimati', '2026-11-26T10:00:00Z', '2026-11-27', 'November 27, 2026', '00:00'],
  ['Pacific/Pago_Pago', '2026-11-26T10:59:00Z', '2026-11-25', 'November 25, 2026', '23:59'],
])('in %s, %s is on %s', async (zone, moment, day, text, clock) => {
  const { shopDay, shopMinute, written } = await daysIn(zone);
  expect(shopDay(Date.parse(moment))).toBe(day);
  expect(written(Date.parse(moment))).toBe(text);
  expect(shopMinute(Date.parse(moment))).toBe(`${day} ${clock}`);
});

test.each(zones)('a day that an owner in %s enters is read back as the same', async (zone) => {
  const { shopDay, timeOnDay } = await daysIn(zone);
  for (const day of ['2026-01-01', '2026-03-08', '2026-03-29', '2026-11-26', '2028-02-29'])
    expect(shopDay(timeOnDay(day))).toBe(day);
});
