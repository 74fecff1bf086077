import { letterKinds, type LetterKind, type LetterShop } from '#model/letters/letter';
import { orderLetter } from '#model/letters/orderLetter';
import { refundLetter } from '#model/letters/refundLetter';
import { backInStockLetter, messageLetter, withdrawalLetter } from '#model/letters/otherLetters';
import {
  fewLeftLetter,
  newMessageLetter,
  newOrderLetter,
  newWithdrawalLetter,
} from '#model/desk/ownerLetters';
import { languages, type Language } from '#model/languages';
import { shopDay } from '#model/order/calendarDay';
import type { PlacedOrder } from '#model/order/order';
import { referenceNumber } from '#model/order/referenceNumber';
import type { Posted } from './post';

const id = '-OaBcDeFgHiJkLmNoPqR';
const day = 86_400_000;

function sampleOrder(language: Language, now: number): PlacedOrder {
  return {
    id,
    status: 'confirmed',
    createdAt: now,
    at: { confirmed: now },
    payment: { until: now + 14 * day, link: 'https://pay.example/i/1', euros: 69.7 },
    currency: 'EUR',
    language,
    delivery: 'standard',
    amounts: { items: 69, delivery: 6.9, total: 75.9, tax: 'included' },
    tracking: 'https://parcel.example/EW123',
    contact: { name: 'Ada Lovelace', email: 'ada@shop.example' },
    address: { line1: 'Ulmenweg 1', postcode: '10115', city: 'Berlin', country: 'DE' },
    lines: [
      {
        key: 'products:mat',
        kind: 'product',
        id: 'mat',
        name: 'Cork mat',
        price: 49,
        discount: 10,
        quantity: 1,
      },
      { kind: 'program', id: 'calm', name: 'Calm mornings', price: 24.9, discount: 0, quantity: 1 },
    ],
  };
}

function letterOf(kind: LetterKind, language: Language, shop: LetterShop, now: number) {
  const order = sampleOrder(language, now);
  const number = referenceNumber(id);
  const { name, email } = order.contact;
  const message = 'Hello!\nIs the mat made of cork?';
  /** The owner is written to in the shop's own language: in a sample, in each. */
  const own = { ...shop, language };
  switch (kind) {
    case 'order-received':
    case 'order-confirmed':
    case 'order-payment':
    case 'order-sent':
    case 'order-cancelled':
      return orderLetter(kind, { order, number, isMember: false, shop });
    case 'order-paid':
      return orderLetter(kind, {
        order: { ...order, payment: { until: now, paidAt: now } },
        number,
        isMember: false,
        shop,
      });
    case 'order-refunded':
      return refundLetter(0, {
        order: {
          ...order,
          refunds: [
            { at: now, day: shopDay(now), sum: 44.1, lines: { 'products:mat': 1 }, isRestocked: true },
          ],
        },
        number,
        isMember: false,
        shop,
      });
    case 'message-received':
      return messageLetter({ number, name, language, message, shop });
    case 'withdrawal-received':
      return withdrawalLetter({ number, name, language, about: number, createdAt: now, shop });
    case 'back-in-stock':
      return backInStockLetter({ name, language, product: { id: 'mat', name: 'Cork mat' }, shop });
    case 'new-order':
      return newOrderLetter({ order: { ...order, note: 'Please ring twice.' }, number }, own);
    case 'new-message':
      return newMessageLetter(
        { kind: 'message', number, createdAt: now, fields: { name, email, message } },
        own,
      );
    case 'new-withdrawal':
      return newWithdrawalLetter(
        { number, name, email, about: number, items: 'Cork mat', createdAt: now },
        own,
      );
    default:
      return fewLeftLetter(
        [
          { id: 'mat', what: 'Cork mat', left: 0 },
          { id: 'tee', what: 'Tee (Fern, M)', left: 2 },
        ],
        own,
      );
  }
}

/** One of each letter in each language, to look at. */
export const sampleLetters = (address: string, shop: LetterShop, now: number): Posted[] =>
  languages.flatMap((language) =>
    letterKinds.map((kind) => ({
      ...letterOf(kind, language, shop, now),
      kind,
      id: `sample.${kind}.${language}.${now}`,
      to: { name: '', address },
    })),
  );
