import { expect, test } from 'vitest';
import { erase, findErasure, readKept } from '#tools/owner/keptData';
import { moveOn } from '#tests/support/deskSteps';
import { applyDue, findDue } from '#tools/owner/retention';
import { shopDatabase } from '#tests/support/shopDatabase';
import { ada, calm } from '#tests/rules/shopData';
import { draftOf, order, read } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();
const draft = draftOf([{ ...calm, kind: 'program' }]);

test('all that a guest left behind goes on request, the purchase stays, and nobody else is touched', async () => {
  const done = await order(ask, draft);
  await moveOn(access, done, 'confirmed', 'sent', 'delivered');
  const underWay = await order(ask, draft);
  const others = await order(ask, { ...draft, contact: { name: 'Bert', email: 'bert@shop.example' } });
  const members = await order(ask, draft, ada);
  const message = {
    createdAt: Date.now(),
    language: 'en',
    name: 'Ada',
    email: 'ada@shop.example',
    topic: 'other',
    message: 'Hi',
  };
  await ask('contactMessages', {
    method: 'PUT',
    token: 'owner',
    body: { a: message, b: { ...message, email: 'bert@shop.example' } },
  });
  const withdrawal = { ...message, topic: null, message: null, about: 'the mat' };
  await ask('withdrawals', {
    method: 'PUT',
    token: 'owner',
    body: {
      a: { ...withdrawal, doneAt: 1 },
      b: withdrawal,
      c: { ...withdrawal, email: 'bert@shop.example', doneAt: 1 },
    },
  });
  const noteOf = (path: string) => `orderNotes/${path.split('/').at(-1) ?? ''}`;
  for (const path of [done, underWay, others])
    await ask(noteOf(path), { method: 'PUT', token: 'owner', body: `Noted of ${path}` });
  const all = await readKept(access, 'Ada@shop.example ');
  expect([all.orders.length, all.messages.length, all.withdrawals.length]).toEqual([3, 1, 2]);
  expect(JSON.stringify(all)).not.toContain('bert');
  expect(all.orders.flatMap(({ ownersNote }) => ownersNote ?? []).toSorted()).toEqual(
    [`Noted of ${done}`, `Noted of ${underWay}`].toSorted(),
  );
  const found = await findErasure(access, ' ADA@shop.example');
  expect([found.orders.length, found.underWay.length, found.messages.length]).toEqual([1, 1, 1]);
  expect([found.withdrawals.length, found.openWithdrawals.length]).toEqual([1, 1]);
  expect(await read(ask, `${done}/contact`)).not.toBeNull();
  await erase(access, found);
  expect(JSON.stringify(await read(ask, done))).not.toMatch(/Ada|Elm/);
  expect(await read(ask, `${done}/lines`)).not.toBeNull();
  // What is under way needs its address until it has arrived.
  expect(await read(ask, `${underWay}/contact/name`)).toBe('Ada');
  expect((await findDue(access, Date.now())).guests).toBe(0);
  await moveOn(access, underWay, 'confirmed', 'sent', 'delivered');
  await applyDue(access, await findDue(access, Date.now()));
  expect(JSON.stringify(await read(ask, underWay))).not.toMatch(/Ada|Elm/);
  expect(await read(ask, noteOf(underWay))).toBeNull();
  expect(await read(ask, noteOf(others))).not.toBeNull();
  expect(await read(ask, 'contactMessages/a')).toBeNull();
  expect(await read(ask, 'withdrawals/a')).toBeNull();
  for (const kept of [
    `${others}/contact`,
    `${members}/contact`,
    'contactMessages/b',
    'withdrawals/b',
    'withdrawals/c',
  ])
    expect(await read(ask, kept)).not.toBeNull();
});
