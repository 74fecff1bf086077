import type { Translate } from '#model/catalogue/catalogueTexts';
import { dateFormat } from '#model/dateFormat';
import { knownLanguage, localeOf } from '#model/languages';
import type { MealSlot } from '#model/order/courier';
import type { OrderLine, PlacedOrder } from '#model/order/order';
import { unitsBack } from '#model/order/refund';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { addressedTo, escapedHtml, printedName, printedPage } from './printedPage';
import { slipTexts } from './slipTexts';

/** The day in words, the hours as the kitchen's own clock shows them. */
const slotText = ({ date, time }: MealSlot, locale: string): string => {
  const day = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return `${day.format(new Date(date))}, ${time.replace('-', '–')}`;
};

/** The things of an order, without what came back before it was sent. */
function inParcel({ lines, refunds = [], status, at }: PlacedOrder): OrderLine[] {
  // Of an order from before the shop kept times nobody knows what came first.
  const sentAt = at?.sent ?? (status === 'sent' || status === 'delivered' ? 0 : Infinity);
  const before = refunds.filter((refund) => refund.at < sentAt);
  return lines
    .filter(({ kind }) => kind === 'product')
    .map((line) => ({ ...line, quantity: line.quantity - unitsBack(before, line.key ?? '') }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * A packing slip as a page for A4 and Letter, in the shopper's language, with the shop's own names of things for whoever packs. It
 * says what is in the parcel and for whom, never what it costs: the parcel may be a present.
 */
export function packingSlip({ number, order }: BookedOrder, translate: Translate = () => undefined): string {
  const language = knownLanguage(order.language);
  const locale = localeOf(language);
  const t = slipTexts[language];
  const date = dateFormat(locale, { dateStyle: 'long' }).format(order.createdAt);
  const { address, contact, recipient, slot, card, note } = order;
  const to = addressedTo(recipient ?? contact.name, address, language);
  const rows = inParcel(order).map(
    (line) => `<tr><td>${printedName(line, translate)}</td><td>${line.quantity}</td></tr>`,
  );
  return printedPage({
    locale,
    title: `${t.title} ${number}`,
    body: `<h1>${t.title}</h1>
<p>${t.order} <strong>${escapedHtml(number)}</strong>, ${escapedHtml(date)}<br>${t.delivery[order.delivery]}${slot === undefined ? '' : `<br>${t.meals} <strong>${escapedHtml(slotText(slot, locale))}</strong>`}</p>
<h2>${t.to}</h2>
<p>${to}</p>
<h2>${t.items}</h2>
<table><tbody>${rows.join('')}</tbody></table>
${card === undefined ? '' : `<h2>${t.card}</h2><blockquote>${escapedHtml(card)}</blockquote>`}
${note === undefined ? '' : `<h2>${t.note}</h2><p class="note">${escapedHtml(note)}</p>`}
<p>${t.questions} ${escapedHtml(number)}</p>`,
  });
}
