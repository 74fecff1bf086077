import type { LetterWords } from './words';

export const englishWords: LetterWords = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  orders: {
    'order-received': {
      subject: (number) => `We have your order ${number}`,
      text: 'Thank you for your order. We have it and are checking it; the contract is concluded when we confirm it.',
    },
    'order-confirmed': {
      subject: (number) => `Your order ${number} is confirmed`,
      text: 'We have confirmed your order and get it ready.',
    },
    'order-payment': {
      subject: (number) => `How to pay for your order ${number}`,
      text: 'This is how you pay for your order.',
    },
    'order-paid': {
      subject: (number) => `Your payment for order ${number} has arrived`,
      text: 'Your payment has arrived. Thank you!',
    },
    'order-sent': {
      subject: (number) => `Your order ${number} is on its way`,
      text: 'Your order is on its way.',
    },
    'order-cancelled': {
      subject: (number) => `Your order ${number} is cancelled`,
      text: 'This order is cancelled. Nothing more is charged, and nothing will be sent. What you have paid goes back to you.',
    },
  },
  ready: {
    subject: (number) => `Your order ${number} is ready`,
    text: 'Your order is ready. The link to the first week comes in an e-mail of its own.',
  },
  refund: {
    subject: (number) => `Money back for your order ${number}`,
    given: (amount, day) => `We paid ${amount} back to you on ${day}.`,
    whole: 'With it, you have back all that you paid for this order.',
    part: 'That is a part of what you paid for this order.',
    way: 'The money comes back to you the way you paid. Depending on your bank, it can take a few days until you see it.',
    of: 'For',
    sum: 'Paid back',
    soFar: 'Paid back in all',
  },
  order: 'Your order',
  number: 'Order number',
  placedOn: 'Placed on',
  items: 'Items',
  deliveryOf: {
    standard: 'Standard delivery',
    express: 'Express delivery',
    none: 'Online, nothing to deliver',
  },
  arrival: (from, to) => `It should arrive between ${from} and ${to}.`,
  meals: 'Meals',
  total: 'Total',
  tax: { included: 'Tax is included.', added: 'Tax comes on top.' },
  payLater: 'Nothing is charged now: we confirm your order by e-mail, and you pay then.',
  pay: {
    title: 'Payment',
    follows: 'How you pay comes in an e-mail of its own.',
    due: (amount, day) => `Please pay ${amount} by ${day}.`,
    euros: (amount) => `That is ${amount}.`,
    online: (host) => `Pay at ${host}`,
    transfer: 'Bank transfer',
    payee: 'Payee',
    reference: 'Reference',
  },
  track: (host) => `Follow the parcel at ${host}`,
  paidOn: (day) => `Paid on ${day}.`,
  sendTo: 'Goes to',
  programEarly:
    'The link to the first week comes by e-mail as soon as your payment has arrived, as you asked for. You confirmed that your right to withdraw from the program ends when it begins.',
  programLater:
    'The link to the first week comes by e-mail when you have paid and the 14 days for withdrawal, counted from our confirmation, are over.',
  seeOrder: 'See your order',
  withdrawTitle: 'Your right to withdraw',
  withdraw:
    'You can withdraw from the contract within 14 days, without giving a reason. The terms say from when the days count and what is excluded.',
  withdrawLink: 'Withdraw from contract here',
  termsLink: 'The terms on withdrawal',
  terms: 'The terms, with the instruction and the form for withdrawal, are attached: please keep them.',
  message: {
    subject: (number) => `We have your message ${number}`,
    text: 'We have your message and answer it as soon as we can.',
    yours: 'You wrote',
  },
  withdrawal: {
    subject: (number) =>
      number === undefined ? 'We have your withdrawal' : `We have your withdrawal from order ${number}`,
    text: (day) => `We received your withdrawal on ${day}. This e-mail is your receipt: please keep it.`,
    of: 'Withdrawn from',
    receipt: 'Receipt',
  },
  backInStock: {
    subject: (name) => `${name} is back in stock`,
    text: (name) => `You asked us to tell you: ${name} is back in stock. You get this e-mail once.`,
    link: 'See it in the shop',
  },
  questions: (email) => `Questions? Write to ${email}, and please name the number.`,
  owner: {
    newOrder: (number) => `New order ${number}`,
    newMessage: {
      message: (number) => `New message ${number}`,
      application: (number) => `New application ${number}`,
    },
    newWithdrawal: (number) => `New withdrawal ${number}`,
    fewLeft: (count) => (count === 1 ? 'Little left of one item' : `Little left of ${count} items`),
    number: 'Number',
    from: 'From',
    received: 'Received',
    open: 'Open at the desk',
  },
};
