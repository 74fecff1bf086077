import type { Translate } from '#model/catalogue/catalogueTexts';
import { dateFormat } from '#model/dateFormat';
import { countryNames } from '#model/order/countryNames';
import { addressLines } from '#model/order/country';
import { catalogueLocale, knownLanguage, localeOf } from '#model/languages';
import type { MealSlot } from '#model/order/courier';
import { lineName } from '#model/order/order';
import { translatedLine } from '#model/order/translatedLine';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { escapedHtml, printedPage } from './printedPage';
import { slipTexts } from './slipTexts';

/** The day in words, the hours as the kitchen's own clock shows them. */
const slotText = ({ date, time }: MealSlot, locale: string): string => {
  const day = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return `${day.format(new Date(date))}, ${time.replace('-', '–')}`;
};

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
  const to = [
    recipient ?? contact.name,
    ...(address ? [...addressLines(address), countryNames(language)(address.country)] : []),
  ];
  const rows = order.lines
    .filter(({ kind }) => kind === 'product')
    .map((line) => {
      const [own, read] = [line, translatedLine(line, translate)].map((each) => escapedHtml(lineName(each)));
      const name =
        own === read
          ? `<td lang="${catalogueLocale}">${own}</td>`
          : `<td>${read}<br><small lang="${catalogueLocale}">${own}</small></td>`;
      return `<tr>${name}<td>${line.quantity}</td></tr>`;
    });
  return printedPage({
    locale,
    title: `${t.title} ${number}`,
    body: `<h1>${t.title}</h1>
<p>${t.order} <strong>${escapedHtml(number)}</strong>, ${escapedHtml(date)}<br>${t.delivery[order.delivery]}${slot === undefined ? '' : `<br>${t.meals} <strong>${escapedHtml(slotText(slot, locale))}</strong>`}</p>
<h2>${t.to}</h2>
<p>${to.map(escapedHtml).join('<br>')}</p>
<h2>${t.items}</h2>
<table><tbody>${rows.join('')}</tbody></table>
${card === undefined ? '' : `<h2>${t.card}</h2><blockquote>${escapedHtml(card)}</blockquote>`}
${note === undefined ? '' : `<h2>${t.note}</h2><p class="note">${escapedHtml(note)}</p>`}
<p>${t.questions} ${escapedHtml(number)}</p>`,
  });
}
