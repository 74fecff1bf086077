import { hostsOf, isPayLink, type Payment } from '#model/order/payment';
import { paymentFrom } from '#services/firebase/orders/placedOrders';
import { nodeRequest, type Access } from '#tools/owner/access';
import { amountFrom } from '#tools/owner/amount';
import type { BookedOrder } from '#model/desk/bookedOrder';

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
  const euros = amountFrom(text);
  if (euros !== undefined && euros > 0) return euros;
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

async function readPayment(access: Access, { path }: BookedOrder): Promise<Payment | undefined> {
  return paymentFrom((await nodeRequest(access, `${path}/payment`)).value);
}

const writePayment = (access: Access, { path }: BookedOrder, body: Payment): Promise<unknown> =>
  nodeRequest(access, `${path}/payment`, { method: 'PUT', body });

/** The way to pay, said later than the confirmation or instead of another one; what was paid stays paid. */
export async function setPayment(access: Access, entry: BookedOrder, payment: Payment): Promise<void> {
  if (entry.order.status === 'placed') throw new Error(`${entry.number} is not confirmed yet.`);
  if (entry.order.status === 'cancelled') throw new Error(`${entry.number} is cancelled.`);
  const before = await readPayment(access, entry);
  await writePayment(access, entry, {
    ...payment,
    ...(before?.paidAt !== undefined && { paidAt: before.paidAt }),
  });
}

/** The owner has seen the money, on this day. */
export async function markPaid(access: Access, entry: BookedOrder, paidAt: number): Promise<void> {
  const before = await readPayment(access, entry);
  if (before?.paidAt !== undefined) throw new Error(`${entry.number} is paid already.`);
  await writePayment(access, entry, { ...(before ?? { until: paidAt }), paidAt });
}

/** It was another order that was paid. */
export async function markUnpaid(access: Access, entry: BookedOrder): Promise<void> {
  const before = await readPayment(access, entry);
  if (before?.paidAt === undefined) throw new Error(`${entry.number} is not paid.`);
  const { paidAt: _, ...payment } = before;
  await writePayment(access, entry, payment);
}
