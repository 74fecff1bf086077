import type { BookedOrder } from '#model/desk/bookedOrder';
import type { BookedMessage } from '#model/desk/messages';
import type { BookedWithdrawal } from '#model/desk/withdrawals';
import { stocksOf } from '#model/desk/runningLow';
import { digestOf } from '#model/digest';
import { isFew } from '#model/availability/availability';
import type { LetterKind, LetterShop } from '#model/letters/letter';
import type { OrderLetterKind } from '#model/letters/words/words';
import { hasTerms, orderLetter } from '#model/letters/orderLetter';
import { messageLetter, ownerLetter, withdrawalLetter } from '#model/letters/otherLetters';
import { knownLanguage } from '#model/languages';
import type { PlacedOrder } from '#model/order/order';
import { isGuestOrder } from '#model/order/places';
import { textOf } from '#model/untrusted';
import type { Access } from '#tools/owner/access';
import { readMessages } from '#tools/owner/messageBook';
import { money, readOrders } from '#tools/owner/orders/orderBook';
import { readProducts } from '#tools/owner/orders/orderSummary';
import { readWithdrawals } from '#tools/owner/withdrawalBook';
import { readBackInStock } from './backInStock';
import type { Posted } from './post';
import { attachedTerms } from './terms';

/** A letter that somebody is owed, written only when it is sent. */
export interface Owed {
  kind: LetterKind;
  /** Its place among the marks. */
  key: string;
  /** Which order, message or withdrawal it is about, for the owner. */
  about: string;
  write: () => Promise<Posted>;
}

export interface Sources {
  since: number;
  now: number;
  shop: LetterShop;
  owner: string;
}

/** Keys of the database take neither points nor slashes, and an id of a product may be any text. */
const keyOf = (kind: LetterKind, id: string): string => `${kind}/${id}`;

type Written = Pick<Posted, 'subject' | 'text' | 'html' | 'to' | 'attached'>;

const owed = (kind: LetterKind, id: string, about: string, write: () => Promise<Written>): Owed => ({
  kind,
  key: keyOf(kind, id),
  about,
  write: async () => ({ ...(await write()), kind, id: `${kind}.${id}` }),
});

function orderKinds({ status, createdAt, at, payment }: PlacedOrder, since: number): OrderLetterKind[] {
  const came = (time: number | undefined): boolean => time !== undefined && time >= since;
  const isCancelled = status === 'cancelled';
  const kinds: [OrderLetterKind, boolean][] = [
    ['order-received', came(createdAt)],
    ['order-confirmed', came(at?.confirmed) && !isCancelled],
    ['order-paid', payment?.paidAt !== undefined && (came(payment.paidAt) || came(createdAt))],
    ['order-sent', came(at?.sent) && !isCancelled],
    ['order-cancelled', came(at?.cancelled)],
  ];
  return kinds.flatMap(([kind, isOwed]) => (isOwed ? [kind] : []));
}

function ofOrder(entry: BookedOrder, { since, shop, owner }: Sources): Owed[] {
  const { order, number, path } = entry;
  const { email: address, name } = order.contact;
  const facts = { order, number, shop, isMember: !isGuestOrder(path) };
  const toShopper = address === '' ? [] : orderKinds(order, since);
  return [
    ...toShopper.map((kind) =>
      owed(kind, order.id, number, async () => ({
        ...orderLetter(kind, facts),
        to: { name, address },
        ...(hasTerms(kind) && { attached: [await attachedTerms(knownLanguage(order.language))] }),
      })),
    ),
    ...(order.createdAt >= since
      ? [
          owed('new-order', order.id, number, () =>
            Promise.resolve({
              ...ownerLetter(
                `New order ${number}`,
                [
                  ['Number', number],
                  ...order.lines.map((line): [string, string] => [`${line.quantity} ×`, line.name]),
                  ['Total', money(order.amounts.total)],
                ],
                undefined,
                shop,
              ),
              to: { name: '', address: owner },
            }),
          ),
        ]
      : []),
  ];
}

const day = 86_400_000;
const mostADay = 5;

/** Somebody types another's address again and again: the shop does not become the means. */
function isFlood({ fields, createdAt, path }: BookedMessage, messages: readonly BookedMessage[]): boolean {
  const same = messages.filter(
    (other) =>
      other.path !== path &&
      textOf(other.fields.email).toLowerCase() === textOf(fields.email).toLowerCase() &&
      other.createdAt <= createdAt &&
      other.createdAt > createdAt - day,
  );
  return same.length >= mostADay;
}

function ofMessage(
  entry: BookedMessage,
  all: readonly BookedMessage[],
  { since, shop, owner }: Sources,
): Owed[] {
  const { fields, number, createdAt, path } = entry;
  if (createdAt < since) return [];
  const id = path.split('/').at(-1) ?? '';
  const [name, message] = [textOf(fields.name), textOf(fields.message)];
  const receipt = owed('message-received', id, number, () =>
    Promise.resolve({
      ...messageLetter({ number, name, language: textOf(fields.language), message, shop }),
      to: { name, address: textOf(fields.email) },
    }),
  );
  const toOwner = owed('new-message', id, number, () =>
    Promise.resolve({
      ...ownerLetter(
        `New ${entry.kind} ${number}`,
        [
          ['Number', number],
          ['From', `${name}, ${textOf(fields.email)}`],
        ],
        message,
        shop,
      ),
      to: { name: '', address: owner },
    }),
  );
  return isFlood(entry, all) ? [toOwner] : [receipt, toOwner];
}

function ofWithdrawal(entry: BookedWithdrawal, { since, shop, owner }: Sources): Owed[] {
  const { id, number, createdAt, name, email: address, language, about, items } = entry;
  if (createdAt < since) return [];
  return [
    owed('withdrawal-received', id, number, () =>
      Promise.resolve({
        ...withdrawalLetter({ number, name, language, about, items, createdAt, shop }),
        to: { name, address },
      }),
    ),
    owed('new-withdrawal', id, number, () =>
      Promise.resolve({
        ...ownerLetter(
          `New withdrawal ${number}`,
          [
            ['Number', number],
            ['From', `${name}, ${address}`],
            ['Received', new Date(createdAt).toISOString()],
          ],
          [about, items ?? ''].join('\n').trim(),
          shop,
        ),
        to: { name: '', address: owner },
      }),
    ),
  ];
}

async function fewLeft(access: Access, { now, shop, owner }: Sources): Promise<Owed[]> {
  const low = (await readProducts(access)).flatMap(stocksOf).filter(({ left }) => left === 0 || isFew(left));
  if (low.length === 0) return [];
  // Told once a month, and again as soon as something else runs low.
  const id = digestOf([new Date(now).toISOString().slice(0, 7), low.map(({ what }) => what).toSorted()]);
  const rows = low.map(({ what, left }): [string, string] => [what, String(left)]);
  return [
    owed('few-left', id, `${low.length} items`, () =>
      Promise.resolve({
        ...ownerLetter(`Few left of ${low.length} items`, rows, undefined, shop),
        to: { name: '', address: owner },
      }),
    ),
  ];
}

/** Everything that is owed since letters are sent, oldest first within its kind. */
export async function readOwed(access: Access, sources: Sources): Promise<Owed[]> {
  const [orders, messages, withdrawals] = [
    await readOrders(access),
    await readMessages(access),
    await readWithdrawals(access),
  ];
  return [
    ...withdrawals.toReversed().flatMap((entry) => ofWithdrawal(entry, sources)),
    ...orders.toReversed().flatMap((entry) => ofOrder(entry, sources)),
    ...messages.toReversed().flatMap((entry) => ofMessage(entry, messages, sources)),
    ...(await readBackInStock(access, sources.shop)).map(({ id, ...letter }) =>
      owed('back-in-stock', id, letter.about, () => Promise.resolve(letter)),
    ),
    ...(await fewLeft(access, sources)),
  ];
}
