import type { Translate } from '#model/catalogue/catalogueTexts';
import { dateFormat } from '#model/dateFormat';
import { percentText } from '#model/money/percentText';
import { sumOf, unitPrice } from '#model/money/pricing';
import { knownLanguage, localeOf } from '#model/languages';
import { formatOfOrder } from '#model/money/formatMoney';
import { lineAmount } from '#model/order/order';
import { timeOnDay } from '#model/order/calendarDay';
import { refundedSum } from '#model/order/refund';
import { refundTaxes } from '#model/order/refundTaxes';
import { taxesOf, taxNotes, toPay } from '#model/order/taxes';
import { billTexts } from './billTexts';
import { isCancelled } from '#model/order/withdrawal';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { addressedTo, escapedHtml, printedName, printedPage } from './printedPage';

interface BillFacts {
  no: number;
  /** Of the tax in the amounts or on them, in percent, in place of what the order keeps; undefined where that counts. */
  taxRate: number | undefined;
  /** When it was made: its day, however often it is printed. */
  at: number;
  /** Name, address and legal data of the shop, line by line. */
  seller: readonly string[];
}

/** A bill as a page for A4 and Letter, in the language of the order. */
export function bill(
  { number, order }: BookedOrder,
  { no, taxRate, at, seller }: BillFacts,
  translate: Translate = () => undefined,
): string {
  const language = knownLanguage(order.language);
  const locale = localeOf(language);
  const t = billTexts[language];
  const plainMoney = (amount: number): string => formatOfOrder(amount, order.currency, language);
  const money = (amount: number): string => escapedHtml(plainMoney(amount));
  const percent = (rate: number): string => percentText(rate, locale);
  const plainDay = (time: number): string => dateFormat(locale, { dateStyle: 'long' }).format(time);
  const day = (time: number): string => escapedHtml(plainDay(time));
  const note = taxNotes[language];
  const { items, delivery, total } = order.amounts;
  const isAdded = order.amounts.tax === 'added';
  const ordered = taxRate === undefined ? order.lines : order.lines.map((line) => ({ ...line, taxRate }));
  const taxes = taxesOf({ lines: ordered, amounts: order.amounts });
  const hasSeveral = taxes.length > 1;
  const due = toPay({ lines: ordered, amounts: order.amounts });
  const refunded = refundedSum(order.refunds);
  const { contact, address, payment } = order;
  const to = addressedTo(contact.name, address, language);
  const lines = ordered.map((line) => {
    const discount = line.discount > 0 ? `<br><small>${t.discount(percent(line.discount))}</small>` : '';
    const rate =
      hasSeveral && line.taxRate !== undefined ? `<br><small>${percent(line.taxRate)}</small>` : '';
    return `<tr><td>${line.quantity}</td><td>${printedName(line, translate)}${discount}${rate}</td><td>${money(unitPrice(line))}</td><td>${money(lineAmount(line))}</td></tr>`;
  });
  const sum = (name: string, amount: number): string =>
    `<tr><th colspan="3" scope="row">${escapedHtml(name)}</th><td>${money(amount)}</td></tr>`;
  const taxRows = taxes.map(({ rate, amount, tax }) => {
    const [one, several] = isAdded ? [t.taxAdded, t.taxAddedTo] : [t.tax, t.taxIn];
    return sum(hasSeveral ? several(percent(rate), plainMoney(amount)) : one(percent(rate)), tax);
  });
  const inRefunds = refundTaxes({ ...order, lines: ordered });
  const refundRows = (order.refunds ?? []).flatMap((refund, index) => [
    sum(t.refundedOn(plainDay(timeOnDay(refund.day))), -refund.sum),
    ...(inRefunds[index] ?? []).map((back) => {
      const name = hasSeveral
        ? t.taxIn(percent(back.rate), plainMoney(-back.sum))
        : t.tax(percent(back.rate));
      return sum(name, -back.tax);
    }),
  ]);
  const served = order.at?.sent ?? order.at?.delivered;
  const cancelledAt = order.at?.cancelled;
  const settled = [
    ...(payment?.paidAt === undefined ? [] : [`${t.paid} ${day(payment.paidAt)}`]),
    ...(isCancelled(order)
      ? [escapedHtml(t.cancelled(cancelledAt === undefined ? undefined : plainDay(cancelledAt)))]
      : []),
  ];
  const facts = [
    `${t.number} ${no}`,
    `${t.date} ${day(at)}`,
    `${t.order} ${escapedHtml(number)}, ${day(order.createdAt)}`,
    ...(served === undefined ? [] : [`${t.served} ${day(served)}`]),
    ...(settled.length > 0 ? settled : [t.open]),
  ];
  return printedPage({
    locale,
    title: `${t.title} ${no}`,
    body: `<p class="seller">${seller.map(escapedHtml).join('<br>')}</p>
<h1>${t.title}</h1>
<p>${facts.join('<br>')}</p>
<h2>${t.to}</h2>
<p>${to}</p>
<table><thead><tr><th>${t.units}</th><th>${t.item}</th><th>${t.each}</th><th>${t.amount}</th></tr></thead>
<tbody>${lines.join('')}</tbody>
<tbody class="sums">${sum(t.items, items)}${sum(t.delivery, delivery)}${sum(t.total, total)}${taxRows.join('')}${due === total ? '' : sum(t.toPay, due)}${
      refunded === 0 ? '' : refundRows.join('') + sum(t.left, sumOf([due, -refunded]))
    }</tbody></table>${note === undefined ? '' : `<p>${escapedHtml(note)}</p>`}`,
  });
}
