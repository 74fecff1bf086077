import { countryNames } from '../../../src/model/order/countries';
import { addressLines } from '../../../src/model/order/country';
import { knownLanguage, localeOf } from '../../../src/model/languages';
import type { MealSlot } from '../../../src/model/order/courier';
import type { BookedOrder } from './orderBook';
import { slipTexts } from './slipTexts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes user text for HTML, and removes characters that change the text direction. */
const escaped = (text: string): string =>
  text
    .replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `
  @page { margin: 18mm }
  body { max-width: 174mm; margin: 0 auto; font: 11pt/1.45 system-ui, sans-serif; color: #000 }
  h1 { font-size: 18pt; margin: 0 }
  h2 { font-size: 11pt; margin: 8mm 0 1mm }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 2mm 0; border-bottom: .3pt solid #000; text-align: left; vertical-align: top }
  th:last-child, td:last-child { text-align: right; white-space: nowrap }
  tr, blockquote { break-inside: avoid }
  blockquote { margin: 0; padding: 6mm; border: .6pt solid #000; font-size: 14pt }
  blockquote, .note { white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** The day in words, the hours as the kitchen's own clock shows them. */
const slotText = ({ date, time }: MealSlot, locale: string): string => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return `${day.format(new Date(date))}, ${time.replace('-', '–')}`;
};

/**
 * A packing slip as a page for A4 and Letter, in the shopper's language. It says what is in the parcel and for whom, never what
 * it costs: the parcel may be a present.
 */
export function packingSlip({ number, order }: BookedOrder): string {
  const language = knownLanguage(order.language);
  const locale = localeOf(language);
  const t = slipTexts[language];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(order.createdAt);
  const { address, contact, recipient, slot, card, note } = order;
  const to = [
    recipient ?? contact.name,
    ...(address ? [...addressLines(address), countryNames(locale)(address.country)] : []),
  ];
  const rows = order.lines
    .filter(({ kind }) => kind === 'product')
    .map(({ name, color, size, quantity }) => {
      const choice = color === undefined ? '' : `<br><small>${escaped(`${color}, ${size ?? ''}`)}</small>`;
      return `<tr><td lang="en">${escaped(name)}${choice}</td><td>${quantity}</td></tr>`;
    });
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${t.title} ${number}`)}</title>
<style>${style}</style>
<h1>${t.title}</h1>
<p>${t.order} <strong>${escaped(number)}</strong>, ${escaped(date)}<br>${t.delivery[order.delivery]}${slot === undefined ? '' : `<br>${t.meals} <strong>${escaped(slotText(slot, locale))}</strong>`}</p>
<h2>${t.to}</h2>
<p>${to.map(escaped).join('<br>')}</p>
<h2>${t.items}</h2>
<table><tbody>${rows.join('')}</tbody></table>
${card === undefined ? '' : `<h2>${t.card}</h2><blockquote>${escaped(card)}</blockquote>`}
${note === undefined ? '' : `<h2>${t.note}</h2><p class="note">${escaped(note)}</p>`}
<p>${t.questions} ${escaped(number)}</p>
</html>
`;
}
