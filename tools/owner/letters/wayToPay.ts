import type { LetterShop } from '#model/letters/letter';
import type { PlacedOrder } from '#model/order/order';
import { lettersNode } from '#model/order/places';
import { fieldsOf } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';

/**
 * What a confirmation said of the way to pay, where it did not say all: `nothing`, or `transfer` without a link. It is written
 * before that letter is sent, so that a run which is killed and the next one write the same letter, and a second letter follows
 * when the way to pay comes later.
 */
export type SaidOfPaying = 'nothing' | 'transfer';

const node = `${lettersNode}/confirmed`;

export async function readSaid(access: Access): Promise<ReadonlyMap<string, SaidOfPaying>> {
  const { value } = await nodeRequest(access, node);
  return new Map(
    Object.entries(fieldsOf(value)).flatMap(([id, said]): [string, SaidOfPaying][] =>
      said === 'nothing' || said === 'transfer' ? [[id, said]] : [],
    ),
  );
}

/** What a confirmation can say now; undefined where it can say all. */
function sayable({ payment }: PlacedOrder, { bank }: LetterShop): SaidOfPaying | undefined {
  if (payment === undefined) return 'nothing';
  if (payment.paidAt !== undefined || payment.link !== undefined) return undefined;
  return bank === undefined ? 'nothing' : 'transfer';
}

/** The order as its confirmation tells it: as the first try told it, where there was one. */
export function asConfirmed(
  order: PlacedOrder,
  shop: LetterShop,
  earlier: SaidOfPaying | undefined,
): PlacedOrder {
  const said = earlier ?? sayable(order, shop);
  if (said === undefined) return order;
  const { payment, ...others } = order;
  if (said === 'nothing' || payment === undefined) return others;
  const { link: _, ...transfer } = payment;
  return { ...others, payment: transfer };
}

/** Notes what a confirmation says of the way to pay, before one is sent that cannot say all. */
export async function noteSaid(access: Access, order: PlacedOrder, shop: LetterShop): Promise<void> {
  const said = sayable(order, shop);
  if (said !== undefined) await nodeRequest(access, `${node}/${order.id}`, { method: 'PUT', body: said });
}

/** The way to pay came after the confirmation: a letter of its own tells it. */
export function cameLater(order: PlacedOrder, shop: LetterShop, said: SaidOfPaying | undefined): boolean {
  const { payment, status } = order;
  if (said === undefined || payment === undefined || payment.paidAt !== undefined) return false;
  if (status === 'placed' || status === 'cancelled') return false;
  return payment.link !== undefined || (said === 'nothing' && shop.bank !== undefined);
}
