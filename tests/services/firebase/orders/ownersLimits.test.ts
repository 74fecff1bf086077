import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOwnersLimits } from '../../../../src/services/firebase/orders/ownersLimits';
import { DatabaseError } from '../../../../src/services/firebase/rest';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const none = { isClosedToGuests: false, unitsPerLine: Number.POSITIVE_INFINITY };

test('limits that cannot be read are none, and that is reported', async () => {
  const error = new DatabaseError('settings was refused.', 401);
  expect(await readOwnersLimits(() => Promise.reject(error))).toEqual(none);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('limits'), error);
});

test('an owner who has set none is nothing to report', async () => {
  expect(await readOwnersLimits(() => Promise.resolve(null))).toEqual(none);
  expect(console.warn).not.toHaveBeenCalled();
});
