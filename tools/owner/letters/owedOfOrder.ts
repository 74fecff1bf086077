import type { BookedOrder } from '#model/desk/bookedOrder';
import { knownLanguage } from '#model/languages';
import { hasTerms, orderLetter } from '#model/letters/orderLetter';
import { refundLetter } from '#model/letters/refundLetter';
import { refundMark } from '#model/letters/refundMark';
import { newOrderLetter } from '#model/desk/ownerLetters';
import type { OrderLetterKind } from '#model/letters/words/words';
import type { PlacedOrder } from '#model/order/order';
import { isGuestOrder } from '#model/order/places';
import type { Access } from '#tools/owner/access';
import type { WordsIn } from '#tools/owner/catalogueWords';
import { owed, owedToOwner, type Owed, type Sources } from './owedLetter';
import { attachedTerms } from './terms';
import { asConfirmed, cameLater, noteSaid, type SaidOfPaying } from './wayToPay';

function orderKinds(
  { status, createdAt, at, payment }: PlacedOrder,
  since: number,
  isToldLater: boolean,
): OrderLetterKind[] {
  const came = (time: number | undefined): boolean => time !== undefined && time >= since;
  const isCancelled = status === 'cancelled';
  const kinds: [OrderLetterKind, boolean][] = [
    ['order-received', came(createdAt)],
    ['order-confirmed', came(at?.confirmed) && !isCancelled],
    ['order-payment', isToldLater],
    ['order-paid', payment?.paidAt !== undefined && (came(payment.paidAt) || came(createdAt))],
    ['order-sent', came(at?.sent) && !isCancelled],
    ['order-cancelled', came(at?.cancelled)],
  ];
  return kinds.flatMap(([kind, isOwed]) => (isOwed ? [kind] : []));
}

/** What letters need to know besides the order. */
interface Around {
  /** What its confirmation did not say of paying. */
  said: SaidOfPaying | undefined;
  isFlood: boolean;
  wordsIn: WordsIn;
  closedDays: readonly string[];
}

/** Letters about one order. */
export function ofOrder(
  access: Access,
  entry: BookedOrder,
  { since, shop, owner }: Sources,
  { said, isFlood, wordsIn, closedDays }: Around,
): Owed[] {
  const { order, number, path } = entry;
  const { email: address, name } = order.contact;
  // What strangers can bring about as often as they like.
  const isOfStrangers = (kind: OrderLetterKind): boolean =>
    kind === 'order-received' || kind === 'order-cancelled';
  const kinds = orderKinds(order, since, cameLater(order, shop, said)).filter(
    (kind) => !(isFlood && isOfStrangers(kind)),
  );
  const facts = { order, number, shop, isMember: !isGuestOrder(path), closedDays };
  const toShopper = address === '' ? [] : kinds;
  return [
    ...toShopper.map((kind): Owed => {
      const isConfirmation = kind === 'order-confirmed';
      const told = isConfirmation ? asConfirmed(order, shop, said) : order;
      const letter = owed(kind, order.id, number, async () => ({
        ...orderLetter(kind, {
          ...facts,
          order: told,
          translate: await wordsIn(order.language),
        }),
        to: { name, address },
        ...(hasTerms(kind) && { attached: [await attachedTerms(knownLanguage(order.language))] }),
      }));
      return isConfirmation && said === undefined
        ? { ...letter, prepare: () => noteSaid(access, order, shop) }
        : letter;
    }),
    ...(address === '' ? [] : (order.refunds ?? [])).flatMap(({ at, sum }, no): Owed[] =>
      at < since || sum === 0
        ? []
        : [
            owed('order-refunded', refundMark(order.id, no), number, async () => ({
              ...refundLetter(no, { ...facts, translate: await wordsIn(order.language) }),
              to: { name, address },
            })),
          ],
    ),
    ...(order.createdAt >= since
      ? [owedToOwner('new-order', order.id, number, { owner, letter: () => newOrderLetter(entry, shop) })]
      : []),
  ];
}
