import type { TaxWording } from '#model/order/amounts';
import type { DeliveryMethod } from '#model/order/delivery';

/** The kinds that a shopper gets about an order. */
export type OrderLetterKind =
  | 'order-received'
  | 'order-confirmed'
  | 'order-payment'
  | 'order-paid'
  | 'order-sent'
  | 'order-cancelled';

interface OrderSentences {
  subject: (number: string) => string;
  text: string;
}

/** The sentences of the letters, in one language; the words are those of the pages. */
export interface LetterWords {
  hello: (name: string) => string;
  orders: Readonly<Record<OrderLetterKind, OrderSentences>>;
  /** In place of being on its way, where nothing is sent. */
  ready: OrderSentences;
  refund: {
    subject: (number: string) => string;
    given: (amount: string, day: string) => string;
    /** Nothing of what was paid is left. */
    whole: string;
    part: string;
    /** How it comes, and how long that takes. */
    way: string;
    /** What came back for it. */
    of: string;
    sum: string;
    soFar: string;
  };
  order: string;
  number: string;
  placedOn: string;
  items: string;
  deliveryOf: Readonly<Record<DeliveryMethod, string>>;
  arrival: (from: string, to: string) => string;
  meals: string;
  total: string;
  tax: Readonly<Record<TaxWording, string>>;
  payLater: string;
  pay: {
    title: string;
    /** Said while there is no way to pay yet. */
    follows: string;
    due: (amount: string, day: string) => string;
    euros: (amount: string) => string;
    online: (host: string) => string;
    transfer: string;
    payee: string;
    reference: string;
  };
  track: (host: string) => string;
  paidOn: (day: string) => string;
  sendTo: string;
  programEarly: string;
  programLater: string;
  seeOrder: string;
  withdrawTitle: string;
  withdraw: string;
  withdrawLink: string;
  /** To the page that says it, where the terms are not attached. */
  termsLink: string;
  terms: string;
  message: { subject: (number: string) => string; text: string; yours: string };
  withdrawal: {
    /** Of the order with this number, where one was named. */
    subject: (number: string | undefined) => string;
    text: (day: string) => string;
    of: string;
    receipt: string;
  };
  backInStock: { subject: (name: string) => string; text: (name: string) => string; link: string };
  questions: (email: string) => string;
  /** What the owner is told. */
  owner: {
    newOrder: (number: string) => string;
    newMessage: Readonly<Record<'message' | 'application', (number: string) => string>>;
    newWithdrawal: (number: string) => string;
    fewLeft: (count: number) => string;
    number: string;
    from: string;
    received: string;
    open: string;
  };
}
