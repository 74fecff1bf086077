import { expect, test } from 'vitest';
import { durableTexts } from '#services/storage/durableTexts';
import { withdrawalReceipts } from '#services/storage/withdrawalReceipts';
import { memoryStorage } from '#tests/support/memoryStorage';

const receipt = (reference: string) => ({
  reference,
  at: 1_900_000_000_000,
  withdrawal: { name: 'Ada', email: 'ada@shop.example', language: 'de', about: 'EW-7K3M', items: 'Tee' },
});

test('receipts are kept once each, the newest first, until they are forgotten', () => {
  const storage = memoryStorage();
  const receipts = withdrawalReceipts(durableTexts(storage, memoryStorage()));
  for (const reference of ['EWW-1', 'EWW-2', 'EWW-1']) receipts.note(receipt(reference));
  expect(withdrawalReceipts(durableTexts(storage, memoryStorage())).read()).toEqual([
    receipt('EWW-1'),
    receipt('EWW-2'),
  ]);
  receipts.forget();
  expect(receipts.read()).toEqual([]);
});

test.each([
  'x',
  {},
  [{}],
  [{ ...receipt('EWW-1'), at: 'today' }],
  [{ ...receipt('EWW-1'), withdrawal: null }],
  [receipt('')],
])('what is no receipt is not read: %j', (found) => {
  const storage = memoryStorage();
  storage.setItem('eightwell:withdrawals', JSON.stringify(found));
  expect(withdrawalReceipts(durableTexts(storage, memoryStorage())).read()).toEqual([]);
});
