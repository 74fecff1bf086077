import { describe, expect, test } from 'vitest';
import { filteredOrders, monthsOf, orderFilterFrom } from '#model/desk/orderFilter';
import { earlierNumber } from '#model/order/referenceNumber';
import { bookedOrder } from './bookedOrders';

const day = (text: string): number => new Date(`${text}T12:00:00`).getTime();
const ada = bookedOrder({ createdAt: day('2026-11-20') });
const zoe = bookedOrder(
  {
    status: 'sent',
    createdAt: day('2026-10-31'),
    contact: { name: 'Zoë Müller', email: 'zoe@shop.example' },
    payment: { until: 1, paidAt: 2 },
  },
  'zoe',
);
const grace = bookedOrder(
  {
    status: 'sent',
    delivery: 'none',
    createdAt: day('2026-11-20'),
    contact: { name: 'Grace', email: 'g@shop.example' },
  },
  'grace',
);
const orders = [ada, zoe];
const found = (query: string): string[] =>
  filteredOrders(orders, orderFilterFrom(new URLSearchParams(query))).map(({ order }) => order.contact.name);

test('an order of programs alone is found as what its badge says, not as a parcel that was sent', () => {
  const by = (status: string) =>
    filteredOrders([zoe, grace], orderFilterFrom(new URLSearchParams({ status }))).map(
      ({ order }) => order.contact.name,
    );
  expect([by('sent'), by('ready'), by('complete')]).toEqual([['Zoë Müller'], ['Grace'], []]);
});

test('an order whose money went back whole is found as paid back, not among those on their way', () => {
  const refund = { at: 3, day: '2026-11-25', sum: zoe.order.amounts.total, lines: {}, isRestocked: false };
  const back = { ...zoe, order: { ...zoe.order, refunds: [refund] } };
  const by = (status: string) => filteredOrders([back], orderFilterFrom(new URLSearchParams({ status })));
  expect([by('sent'), by('paidBack')]).toEqual([[], [back]]);
});

describe('orders are found by', () => {
  test.each([
    ['', ['Ada Lovelace', 'Zoë Müller']],
    ['status=sent', ['Zoë Müller']],
    ['status=lost', ['Ada Lovelace', 'Zoë Müller']],
    ['paid=paid', ['Zoë Müller']],
    ['paid=unpaid', ['Ada Lovelace']],
    ['kind=guest', ['Ada Lovelace']],
    ['kind=member', ['Zoë Müller']],
    ['from=2026-11-01', ['Ada Lovelace']],
    ['to=2026-10-31', ['Zoë Müller']],
    ['from=2026-10-31&to=2026-10-31', ['Zoë Müller']],
    ['from=soon', ['Ada Lovelace', 'Zoë Müller']],
    ['q=muller', ['Zoë Müller']],
    ['q=ADA@shop', ['Ada Lovelace']],
    ['q=nobody', []],
    ['q=zoe&status=placed', []],
  ] as const)('%s', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test('their number, in small letters, without dashes, in part, and the one they had before', () => {
    for (const typed of [
      zoe.number,
      zoe.number.toLowerCase(),
      zoe.number.replaceAll('-', ''),
      zoe.number.slice(3, 12),
      earlierNumber(zoe.order.id),
    ])
      expect(found(`q=${typed}`)).toEqual(['Zoë Müller']);
  });
});

test.each([
  ['Pat O\u2019Brien', 'pat@shop.example', "o'brien"],
  ["Pat O'Brien", 'pat@shop.example', 'O\u2019BRIEN'],
  ['Anne-Marie', 'pat@shop.example', 'anne\u2011marie'],
  ['Anne\u2013Marie', 'pat@shop.example', 'anne-marie'],
  ['Pat', 'kasse@xn--mller-kva.example', 'kasse@müller.example'],
  ['Pat', 'pat@shop.example', 'Pat <pat@shop.example>'],
  ['Pat', 'pat@shop.example', '\u202apat@shop.example\u202c'],
  ['Pat', 'pat@shop.example', 'mailto:pat@shop.example'],
  ['Pat', 'pat@shop.example', 't@shop'],
])('an order of %s, %s, is found by %j', (name, email, query) => {
  const entry = bookedOrder({ contact: { name, email } });
  expect(filteredOrders([ada, entry], { query })).toEqual([entry]);
});

test('a parcel that came back is found by the name on it', () => {
  const gift = bookedOrder({ recipient: 'Zoë O’Müller' });
  expect(filteredOrders([ada, gift], { query: "o'muller" })).toEqual([gift]);
});

test('months of orders are named once, the latest first', () => {
  expect(monthsOf([zoe, ada, ada])).toEqual(['2026-11', '2026-10']);
});
