import { describe, expect, test } from 'vitest';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { ada, orderId, owner, serverTime, shop } from './shopData';

throughEachClient(shop, (client) => {
  describe('messages to the owner', () => {
    const contact = {
      createdAt: serverTime,
      language: 'en',
      name: 'Ada',
      email: 'ada@shop.example',
      topic: 'order',
      message: 'Hello',
    };
    const partner = {
      createdAt: serverTime,
      language: 'fn',
      name: 'Ada',
      email: 'ada@shop.example',
      organisation: 'Studio',
      country: 'FR',
      partnerType: 'studio',
      dimensions: { Physical: true },
      message: 'Hello',
      consent: true,
    };
    test.each([
      ['contactMessages', contact],
      ['partnerApplications', partner],
    ] satisfies [string, Record<string, Json>][])(
      '%s are created once and read by the owner alone',
      async (node, value) => {
        const path = `/${node}/${orderId}`;
        expect(await client().canWrite(null, path, value)).toBe(true);
        expect(await client().canWrite(null, path, value)).toBe(false);
        expect(await client().canWrite(null, path, null)).toBe(false);
        expect(await client().canRead(ada, path)).toBe(false);
        expect(await client().canRead(null, `/${node}`)).toBe(false);
        expect(await client().canRead(null, `${path}/email`)).toBe(false);
        expect(await client().canRead(null, `${path}/createdAt`)).toBe(true);
        expect(await client().canRead(owner, `/${node}`)).toBe(true);
      },
    );
    test('an owner marks one as done, and takes the mark away again; nobody else does', async () => {
      const path = `/contactMessages/${orderId}`;
      expect(await client().canWrite(null, path, { ...contact, doneAt: serverTime })).toBe(false);
      expect(await client().canWrite(null, path, contact)).toBe(true);
      expect(await client().canWrite(null, `${path}/doneAt`, serverTime)).toBe(false);
      expect(await client().canWrite(ada, `${path}/doneAt`, serverTime)).toBe(false);
      expect(await client().canWrite(owner, `${path}/doneAt`, 1)).toBe(false);
      expect(await client().canWrite(owner, `${path}/doneAt`, serverTime)).toBe(true);
      expect(await client().canWrite(ada, `${path}/doneAt`, null)).toBe(false);
      expect(await client().canWrite(owner, `${path}/doneAt`, null)).toBe(true);
      expect(await client().canWrite(owner, `${path}/message`, 'Changed')).toBe(false);
    });
    test.each([
      ['several lines and tabs', 'contactMessages', { ...contact, message: 'Hello\n\n\tAda' }],
      ['a link without encryption', 'partnerApplications', { ...partner, link: 'http://studio.example/a' }],
      ['a link in capitals', 'partnerApplications', { ...partner, link: 'HTTPS://STUDIO.EXAMPLE' }],
      ['a phone number', 'partnerApplications', { ...partner, phone: '+33 1 23 45 67 89' }],
    ] satisfies [string, string, Json][])('%s may be sent', async (_, node, value) => {
      expect(await client().canWrite(null, `/${node}/${orderId}`, value)).toBe(true);
    });
    test('the owner finds them by the time they were sent', async () => {
      const query = { orderByChild: 'createdAt', equalTo: '' };
      expect(await client().canRead(owner, '/contactMessages', query)).toBe(true);
      expect(await client().canRead(owner, '/partnerApplications', query)).toBe(true);
    });
    test.each([
      ['a name of two lines', 'contactMessages', { ...contact, name: 'Ada\nEve' }],
      ['a blank after a link', 'partnerApplications', { ...partner, link: 'https://studio.example/a b' }],
      ['an unknown language', 'contactMessages', { ...contact, language: 'xx' }],
      ['an unknown kind of partner', 'partnerApplications', { ...partner, partnerType: 'spy' }],
      ['an old date', 'contactMessages', { ...contact, createdAt: 1 }],
      ['no e-mail', 'contactMessages', { ...contact, email: null }],
      ['an unknown topic', 'contactMessages', { ...contact, topic: 'spam' }],
      ['a long message', 'contactMessages', { ...contact, message: 'x'.repeat(2001) }],
      ['an extra field', 'contactMessages', { ...contact, website: 'x' }],
      ['a text', 'contactMessages', 'Hello'],
      ['a priority', 'contactMessages', { ...contact, '.priority': 'x'.repeat(10_000) }],
      [
        'a priority below',
        'contactMessages',
        { ...contact, message: { '.value': 'Hello', '.priority': 'x' } },
      ],
      ['a priority of an application', 'partnerApplications', { ...partner, '.priority': 1 }],
      ['characters that steer a terminal', 'contactMessages', { ...contact, message: 'Hello\u001b[2J' }],
      ['no consent', 'partnerApplications', { ...partner, consent: false }],
      ['no dimension', 'partnerApplications', { ...partner, dimensions: null }],
      ['an unknown dimension', 'partnerApplications', { ...partner, dimensions: { Astral: true } }],
      ['dimensions as true', 'partnerApplications', { ...partner, dimensions: true }],
      ['a script for a link', 'partnerApplications', { ...partner, link: 'javascript:alert(1)' }],
    ] satisfies [string, string, Json][])('%s is refused', async (_, node, value) => {
      expect(await client().canWrite(null, `/${node}/${orderId}`, value)).toBe(false);
    });
  });
});
