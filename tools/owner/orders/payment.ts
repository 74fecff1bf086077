import { canSetPayment, paidChange, paymentChange } from '#model/desk/orderChanges';
import { isPayLink, usualEnd, type Payment } from '#model/order/payment';
import { paymentFrom } from '#services/firebase/orders/placedOrders';
import { nodeRequest, type Access } from '#tools/owner/access';
import { amountFrom } from '#tools/owner/amount';
import { revised } from './moveOrder';
import type { BookedOrder } from '#model/desk/bookedOrder';

export interface PaymentOptions {
  pay?: string | undefined;
  until?: string | undefined;
  euros?: string | undefined;
}

function checkedLink(link: string, hosts: readonly string[]): string {
  if (isPayLink(link, hosts)) return link;
  const allowed =
    hosts.length > 0 ? hosts.join(', ') : 'none yet: name them under payment.hosts of shop.config.ts';
  throw new Error(`${link} is no payment link: https:// and one of the known hosts are needed (${allowed}).`);
}

function checkedEuros(text: string): number {
  const euros = amountFrom(text);
  if (euros !== undefined && euros > 0) return euros;
  throw new Error(`${text} is no amount in euros.`);
}

/** What the shopper will be told. Throws, before anything is written, when a part of it cannot be. */
export function paymentOf(
  { pay, until, euros }: PaymentOptions,
  hosts: readonly string[],
  now: number,
): Payment {
  const end = until === undefined ? usualEnd(now) : Date.parse(until);
  if (Number.isNaN(end) || end <= now) throw new Error(`${until} is no day to come, such as 2027-01-31.`);
  return {
    until: end,
    ...(pay !== undefined && { link: checkedLink(pay, hosts) }),
    ...(euros !== undefined && { euros: checkedEuros(euros) }),
  };
}

/** The order with the payment and the revision it has at this moment. */
async function current(access: Access, entry: BookedOrder): Promise<BookedOrder> {
  const payment = paymentFrom((await nodeRequest(access, `${entry.path}/payment`)).value);
  const { payment: _, ...order } = entry.order;
  return revised(access, { ...entry, order: { ...order, ...(payment && { payment }) } });
}

const write = (access: Access, body: Record<string, unknown>): Promise<unknown> =>
  nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });

/** The way to pay, said later than the confirmation or instead of another one; what was paid stays paid. */
export async function setPayment(access: Access, entry: BookedOrder, payment: Payment): Promise<void> {
  if (!canSetPayment(entry.order))
    throw new Error(
      `${entry.number} is ${entry.order.status === 'placed' ? 'not confirmed yet' : 'cancelled'}.`,
    );
  await write(access, paymentChange(await current(access, entry), payment));
}

/** The owner has seen the money, on this day. */
export async function markPaid(access: Access, entry: BookedOrder, paidAt: number): Promise<void> {
  const now = await current(access, entry);
  if (now.order.payment?.paidAt !== undefined) throw new Error(`${entry.number} is paid already.`);
  await write(access, paidChange(now, paidAt));
}

/** It was another order that was paid. */
export async function markUnpaid(access: Access, entry: BookedOrder): Promise<void> {
  const now = await current(access, entry);
  if (now.order.payment?.paidAt === undefined) throw new Error(`${entry.number} is not paid.`);
  await write(access, paidChange(now, undefined));
}
