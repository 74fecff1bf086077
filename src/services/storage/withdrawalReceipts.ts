import { mostOrders } from '#model/limits';
import type { Withdrawal } from '#model/order/message';
import { isFields, listOf, textOf } from '#model/untrusted';
import { durableTexts, type DurableTexts } from './durableTexts';

/** What proves that a withdrawal has arrived, and what it said. */
export interface WithdrawalReceipt {
  reference: string;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  withdrawal: Withdrawal;
}

const key = 'eightwell:withdrawals';

function receiptFrom(value: unknown): WithdrawalReceipt[] {
  if (!isFields(value) || !isFields(value.withdrawal)) return [];
  const { at, withdrawal } = value;
  const reference = textOf(value.reference);
  const about = textOf(withdrawal.about);
  if (typeof at !== 'number' || reference === '' || about === '') return [];
  const { name, email, language, items } = withdrawal;
  const kept = { name: textOf(name), email: textOf(email), language: textOf(language), about };
  return [{ reference, at, withdrawal: { ...kept, ...(textOf(items) !== '' && { items: textOf(items) }) } }];
}

export interface WithdrawalReceipts {
  /** The newest first. */
  read: () => WithdrawalReceipt[];
  note: (receipt: WithdrawalReceipt) => void;
  forget: () => void;
}

export function withdrawalReceipts({ durable }: DurableTexts): WithdrawalReceipts {
  const read = (): WithdrawalReceipt[] => listOf(durable.read(key)).flatMap(receiptFrom);
  return {
    read,
    note: (receipt) => {
      const others = read().filter(({ reference }) => reference !== receipt.reference);
      durable.write(key, [receipt, ...others].slice(0, mostOrders));
    },
    forget: () => durable.write(key, undefined),
  };
}

export const browserReceipts = withdrawalReceipts(durableTexts());
