import { expect, test } from 'vitest';
import type { Withdrawal } from '#model/order/message';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import { DatabaseError, type DatabaseClient } from '#services/firebase/rest';
import { shopDatabase } from '#tests/support/shopDatabase';
import { read } from '#tests/support/shoppers';

const { ask } = shopDatabase();
const withdrawal: Withdrawal = {
  name: 'Ada',
  email: 'ada@shop.example',
  language: 'de',
  about: 'EW-7K3M-9QXA-2D8H-6TPW',
};

/** A line that carries requests there and no answer of a write back. */
function muteAfterWrite(methods: string[]): DatabaseClient {
  return async (path, request) => {
    methods.push(request?.method ?? 'GET');
    const answer = await ask(path, request);
    if (request?.method === 'PUT') throw new DatabaseError('No answer.', 0);
    return answer;
  };
}

test('the receipt is the time that the server noted', async () => {
  const path = newMessagePath('withdrawals');
  const at = await sendMessage({ path }, withdrawal, ask);
  expect(await read(ask, `${path}/createdAt`)).toBe(at);
});

test('one whose answer was lost is asked for, and not sent again', async () => {
  const path = newMessagePath('withdrawals');
  const methods: string[] = [];
  const mute = muteAfterWrite(methods);
  await expect(sendMessage({ path }, withdrawal, mute)).rejects.toThrow('unanswered');
  const at = await sendMessage({ path, isRepeat: true }, withdrawal, mute);
  expect(methods).toEqual(['PUT', 'GET']);
  expect(await read(ask, `${path}/createdAt`)).toBe(at);
});

test('one that never arrived is sent when it is tried again', async () => {
  const path = newMessagePath('withdrawals');
  const away: DatabaseClient = () => Promise.reject(new DatabaseError('Away.', 0));
  await expect(sendMessage({ path }, withdrawal, away)).rejects.toThrow('unanswered');
  expect(await sendMessage({ path, isRepeat: true }, withdrawal, ask)).toEqual(expect.any(Number));
});

test('one that the rules refuse is said to be', async () => {
  const path = newMessagePath('withdrawals');
  await expect(sendMessage({ path }, { ...withdrawal, email: 'ada' }, ask)).rejects.toThrow('refused');
});
