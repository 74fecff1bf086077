import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOwnersLimits } from '#services/firebase/orders/ownersLimits';
import { currentDeliveryTerms, deliverySettingsReceived } from '#deliverySettings';
import { deliveryTerms } from '#model/order/delivery';
import { DatabaseError } from '#services/firebase/rest';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const none = { isClosedToGuests: false, unitsPerLine: Number.POSITIVE_INFINITY };

test('limits that cannot be read are none, and that is reported', async () => {
  const error = new DatabaseError('settings was refused.', 401);
  expect(await readOwnersLimits(() => Promise.reject(error))).toEqual(none);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('limits'), error);
});

test('an owner who has set none is nothing to report', async () => {
  expect(await readOwnersLimits(() => Promise.resolve(null))).toEqual({ ...none, delivery: deliveryTerms });
  expect(console.warn).not.toHaveBeenCalled();
});

test('delivery prices are known to the whole shop once they were read, and stay while nobody answers', async () => {
  const delivery = { standard: 4.5, express: 9, freeFrom: 60 };
  expect((await readOwnersLimits(() => Promise.resolve({ delivery }))).delivery).toEqual(delivery);
  await readOwnersLimits(() => Promise.reject(new DatabaseError('settings', 0)));
  expect(currentDeliveryTerms()).toEqual(delivery);
  deliverySettingsReceived(null);
  expect(currentDeliveryTerms()).toEqual(deliveryTerms);
});
