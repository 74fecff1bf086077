import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryTerms } from '#model/order/delivery';
import { ownSettings } from '#model/order/ownersSettings';
import { readSettings } from '#services/firebase/readSettings';
import { DatabaseError } from '#services/firebase/rest';
import { currentSettings, settingsReceived } from '#shopSettings';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  settingsReceived(null);
});

test('settings that cannot be read are the shop’s own, and that is reported', async () => {
  const error = new DatabaseError('settings was refused.', 401);
  expect(await readSettings(() => Promise.reject(error))).toEqual(ownSettings);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('settings'), error);
});

test('an owner who has set none is nothing to report', async () => {
  expect(await readSettings(() => Promise.resolve(null))).toEqual(ownSettings);
  expect(console.warn).not.toHaveBeenCalled();
});

test('what was read is known to the whole shop, and stays while nobody answers', async () => {
  const delivery = { standard: 4.5, express: 9, freeFrom: 60 };
  expect((await readSettings(() => Promise.resolve({ delivery }))).delivery).toEqual(delivery);
  await readSettings(() => Promise.reject(new DatabaseError('settings', 0)));
  expect(currentSettings().delivery).toEqual(delivery);
  settingsReceived(null);
  expect(currentSettings().delivery).toEqual(deliveryTerms);
});
