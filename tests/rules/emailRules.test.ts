import { describe, expect, test } from 'vitest';
import {
  addressesInUse,
  internationalDomains,
  labelledAddresses,
  noAddresses,
  pastedAddresses,
  unseenInAddresses,
} from '#tests/tables/emails';
import { throughEachClient } from './clients';
import { orderId, serverTime, shop } from './shopData';

throughEachClient(shop, (client) => {
  describe('an e-mail address', () => {
    const write = (email: string) =>
      client().canWrite(null, `/contactMessages/${orderId}`, {
        createdAt: serverTime,
        language: 'en',
        name: 'Ada',
        email,
        topic: 'other',
        message: 'Hello',
      });
    const kept = pastedAddresses.map(([, address]) => address);
    const international = internationalDomains.flat();

    test.each([...addressesInUse, ...kept, ...international])('%j may be written', async (email) => {
      expect(await write(email)).toBe(true);
    });
    test.each([...noAddresses, ...unseenInAddresses, ...labelledAddresses.map(([pasted]) => pasted)])(
      '%j is refused',
      async (email) => {
        expect(await write(email)).toBe(false);
      },
    );
  });
});
