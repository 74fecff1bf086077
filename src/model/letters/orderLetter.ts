import { isolated } from '#model/isolated';
import { knownLanguage } from '#model/languages';
import { addressLines } from '#model/order/country';
import type { Translate } from '#model/catalogue/catalogueTexts';
import { countedLine } from '#model/order/translatedLine';
import { countryNames } from '#model/order/countryNames';
import { arrivalOf } from '#model/order/arrival';
import { localDay } from '#model/order/calendarDay';
import { hasProgram, lineAmount, type PlacedOrder } from '#model/order/order';
import { grouped, type Payment } from '#model/order/payment';
import { hasNothingToSend } from '#model/order/statusName';
import { toPay } from '#model/order/taxes';
import { anchors, orderPath, paths, withdrawPath } from '#model/paths';
import type { LetterBlock, Letter, LetterShop } from './letter';
import type { LetterWords, OrderLetterKind } from './words/words';
import { writingIn, type Writing } from './writing';
import { written } from './written';

function orderedBlocks(
  { order, number, translate = () => undefined }: OrderLetterFacts,
  { words, money, day }: Writing,
): LetterBlock[] {
  const { items, delivery, total, tax } = order.amounts;
  return [
    { kind: 'heading', text: words.order },
    {
      kind: 'rows',
      rows: [
        [words.number, number],
        [words.placedOn, day(order.createdAt)],
      ],
    },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map((line): [string, string] => [
          countedLine(line, translate),
          money(lineAmount(line)),
        ]),
        [words.items, money(items)],
        [words.deliveryOf[order.delivery], money(delivery)],
        [words.total, money(total)],
      ],
      isSum: true,
    },
    ...(tax ? [{ kind: 'text', text: words.tax[tax] } as const] : []),
  ];
}

/** From when the working days to the door count: an order may have waited before it was confirmed, or sent. */
const sentOffAt = (kind: OrderLetterKind, { at = {}, createdAt }: PlacedOrder): number =>
  (kind === 'order-sent' ? at.sent : kind === 'order-confirmed' ? at.confirmed : undefined) ?? createdAt;

function deliveryBlocks(
  kind: OrderLetterKind,
  { order, shop: { timeZone }, closedDays }: OrderLetterFacts,
  { words, machineDay, slot: slotText }: Writing,
): LetterBlock[] {
  const countryName = countryNames(knownLanguage(order.language));
  const { address, delivery, slot, recipient, contact } = order;
  const sentOff = localDay(timeZone, sentOffAt(kind, order));
  const arrival = delivery === 'none' ? undefined : arrivalOf(delivery, sentOff, closedDays);
  const addressed =
    address && delivery !== 'none'
      ? [recipient ?? contact.name, ...addressLines(address), countryName(address.country)].join(', ')
      : undefined;
  const rows = [
    ...(addressed === undefined ? [] : [[words.sendTo, addressed] as const]),
    ...(slot ? [[words.meals, slotText(slot)] as const] : []),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(arrival && !slot
      ? [{ kind: 'text', text: words.arrival(machineDay(arrival.from), machineDay(arrival.to)) } as const]
      : []),
  ];
}

function paymentBlocks(
  { until, link, euros, paidAt }: Payment,
  order: PlacedOrder,
  number: string,
  { words, money, euros: inEuros, day }: Writing,
  { bank }: LetterShop,
): LetterBlock[] {
  if (paidAt !== undefined) return [{ kind: 'text', text: words.paidOn(day(paidAt)) }];
  if (link === undefined && bank === undefined) return [{ kind: 'text', text: words.pay.follows }];
  const due = [words.pay.due(money(toPay(order)), day(until))];
  if (euros !== undefined) due.push(words.pay.euros(inEuros(euros)));
  return [
    { kind: 'heading', text: words.pay.title },
    { kind: 'text', text: due.join(' ') },
    ...(link === undefined
      ? []
      : [{ kind: 'link', label: words.pay.online(new URL(link).host), href: link } as const]),
    ...(bank === undefined
      ? []
      : [
          {
            kind: 'rows',
            rows: [
              [words.pay.transfer, grouped(bank.iban)],
              ['BIC', bank.bic],
              [words.pay.payee, bank.name],
              [words.pay.reference, number],
            ],
          } as const,
        ]),
  ];
}

function trackingBlocks({ tracking }: PlacedOrder, words: LetterWords): LetterBlock[] {
  if (tracking === undefined) return [];
  return [{ kind: 'link', label: words.track(new URL(tracking).host), href: tracking }];
}

function programBlocks(order: PlacedOrder, { words }: Writing): LetterBlock[] {
  if (!hasProgram(order.lines)) return [];
  return [{ kind: 'text', text: order.earlyStart ? words.programEarly : words.programLater }];
}

/** With these the terms and the instruction on withdrawal come, as a copy to keep. */
export const hasTerms = (kind: OrderLetterKind): boolean =>
  kind === 'order-received' || kind === 'order-confirmed';

export interface OrderLetterFacts {
  order: PlacedOrder;
  number: string;
  isMember: boolean;
  shop: LetterShop;
  /** Opened in a mail program, which takes no attachment from a link. */
  isTyped?: boolean;
  /** The words of the catalogue in the order's language; without them its names stay as they were ordered. */
  translate?: Translate;
  /** On which nothing is packed, as `2026-12-24`. */
  closedDays?: readonly string[];
}

/** Where who ordered sees the order. */
export const orderPage = ({ order, isMember, shop }: OrderLetterFacts): string =>
  `${shop.site}${isMember ? paths.account : orderPath(order.id)}`;

/** A letter about an order, in its language. */
export function orderLetter(kind: OrderLetterKind, facts: OrderLetterFacts): Letter {
  const { order, number, shop, isTyped = false } = facts;
  const writing = writingIn(order.language, shop.timeZone, order.currency);
  const { words } = writing;
  const isReady = kind === 'order-sent' && hasNothingToSend(order);
  const sentences = isReady ? words.ready : words.orders[kind];
  const areTermsAttached = hasTerms(kind) && !isTyped;
  const saysPayment = kind === 'order-confirmed' || kind === 'order-payment' || kind === 'order-paid';
  const pay = saysPayment ? order.payment : undefined;
  return written({
    locale: writing.locale,
    subject: sentences.subject(number),
    greeting: words.hello(isolated(order.contact.name)),
    blocks: [
      { kind: 'text', text: sentences.text },
      ...(kind === 'order-received' ? [{ kind: 'text', text: words.payLater } as const] : []),
      ...(pay ? paymentBlocks(pay, order, number, writing, shop) : []),
      ...(kind === 'order-confirmed' && !pay ? [{ kind: 'text', text: words.pay.follows } as const] : []),
      ...(kind === 'order-sent' && !isReady ? trackingBlocks(order, words) : []),
      ...orderedBlocks(facts, writing),
      ...(kind === 'order-cancelled' || kind === 'order-paid' || kind === 'order-payment'
        ? []
        : deliveryBlocks(kind, facts, writing)),
      ...(kind === 'order-cancelled' || isReady ? [] : programBlocks(order, writing)),
      { kind: 'link', label: words.seeOrder, href: orderPage(facts) },
      ...(kind === 'order-cancelled'
        ? []
        : ([
            { kind: 'heading', text: words.withdrawTitle },
            { kind: 'text', text: words.withdraw },
            ...(areTermsAttached
              ? []
              : [
                  {
                    kind: 'link',
                    label: words.termsLink,
                    href: `${shop.site}${anchors.withdrawal}`,
                  } as const,
                ]),
            { kind: 'link', label: words.withdrawLink, href: `${shop.site}${withdrawPath(order.id)}` },
          ] as const)),
      { kind: 'text', text: words.questions(shop.email) },
      ...(areTermsAttached ? [{ kind: 'text', text: words.terms } as const] : []),
    ],
    sender: shop.imprint,
  });
}
