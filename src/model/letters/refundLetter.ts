import { isolated } from '#model/isolated';
import { timeOnDay } from '#model/order/calendarDay';
import { refundedSum } from '#model/order/refund';
import { refundable } from '#model/order/refundable';
import { toPay } from '#model/order/taxes';
import { countedLine } from '#model/order/translatedLine';
import { unitsOfRefund } from '#model/order/unitsOfRefund';
import type { Letter } from './letter';
import { orderPage, type OrderLetterFacts } from './orderLetter';
import { writingIn } from './writing';
import { written } from './written';

/** Money went back: the refund of the order with this number, as things stood when it was given. */
export function refundLetter(no: number, facts: OrderLetterFacts): Letter {
  const { order, number, shop, translate = () => undefined } = facts;
  const { words, locale, money, day } = writingIn(order.language, shop.timeZone, order.currency);
  const refunds = order.refunds?.slice(0, no + 1) ?? [];
  const refund = refunds.at(-1);
  const sum = refund?.sum ?? 0;
  const back = unitsOfRefund(order.lines, refund).map((line) => countedLine(line, translate));
  const isWhole = refundable({ ...order, refunds }) <= 0;
  return written({
    locale,
    subject: words.refund.subject(number),
    greeting: words.hello(isolated(order.contact.name)),
    blocks: [
      {
        kind: 'text',
        text: [
          words.refund.given(money(sum), day(refund ? timeOnDay(refund.day) : order.createdAt)),
          isWhole ? words.refund.whole : words.refund.part,
        ].join(' '),
      },
      { kind: 'text', text: words.refund.way },
      {
        kind: 'rows',
        rows: [
          [words.number, number],
          [words.placedOn, day(order.createdAt)],
          ...(back.length > 0 ? [[words.refund.of, back.join(', ')] as const] : []),
          [words.total, money(toPay(order))],
          [words.refund.sum, money(sum)],
          ...(refunds.length > 1 ? [[words.refund.soFar, money(refundedSum(refunds))] as const] : []),
        ],
        isSum: true,
      },
      { kind: 'link', label: words.seeOrder, href: orderPage(facts) },
      { kind: 'text', text: words.questions(shop.email) },
    ],
    sender: shop.imprint,
  });
}
