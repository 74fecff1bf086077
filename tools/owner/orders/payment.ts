import { isWholeCents } from '../../../src/model/money/amount';
import { hostsOf, isPayLink, type Payment } from '../../../src/model/order/payment';
import { isFields, numberOf, textOf } from '../../../src/model/untrusted';
import { nodeRequest, type Access } from '../access';
import type { BookedOrder } from './orderBook';

const day = 86_400_000;
/** What is usual where nothing else is agreed. */
const daysToPay = 14;

export interface PaymentOptions {
  pay?: string | undefined;
  until?: string | undefined;
  euros?: string | undefined;
}

function checkedLink(link: string, hosts: readonly string[]): string {
  if (isPayLink(link, hosts)) return link;
  const allowed = hosts.length > 0 ? hosts.join(', ') : 'none yet: set VITE_PAY_HOSTS';
  throw new Error(`${link} is no payment link: https:// and one of the known hosts are needed (${allowed}).`);
}

function checkedEuros(text: string): number {
  const euros = Number(text);
  if (Number.isFinite(euros) && euros > 0 && isWholeCents(euros)) return euros;
  throw new Error(`${text} is no amount in euros.`);
}

/** What the shopper will be told. Throws, before anything is written, when a part of it cannot be. */
export function paymentOf({ pay, until, euros }: PaymentOptions, hosts: string, now: number): Payment {
  const end = until === undefined ? now + daysToPay * day : Date.parse(until);
  if (Number.isNaN(end) || end <= now) throw new Error(`${until} is no day to come, such as 2027-01-31.`);
  return {
    until: end,
    ...(pay !== undefined && { link: checkedLink(pay, hostsOf(hosts)) }),
    ...(euros !== undefined && { euros: checkedEuros(euros) }),
  };
}

/** The owner has seen the money. */
export async function markPaid(access: Access, { path, number }: BookedOrder, now: number): Promise<void> {
  const { value } = await nodeRequest(access, `${path}/payment`);
  const { until, link, euros, paidAt } = isFields(value) ? value : {};
  if (numberOf(paidAt) !== undefined) throw new Error(`${number} is paid already.`);
  const known: Payment = {
    until: numberOf(until) ?? now,
    ...(textOf(link) && { link: textOf(link) }),
    ...(numberOf(euros) !== undefined && { euros: numberOf(euros) ?? 0 }),
  };
  await nodeRequest(access, `${path}/payment`, { method: 'PUT', body: { ...known, paidAt: now } });
}
