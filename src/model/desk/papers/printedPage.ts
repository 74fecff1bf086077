import type { Translate } from '#model/catalogue/catalogueTexts';
import { withEntities } from '#model/htmlEntities';
import { catalogueLocale, type Language } from '#model/languages';
import type { Address } from '#model/order/address';
import { addressLines } from '#model/order/country';
import { countryNames } from '#model/order/countryNames';
import { lineName, type OrderLine } from '#model/order/order';
import { translatedLine } from '#model/order/translatedLine';

/** Escapes user text for HTML, and removes characters that change the text direction. */
export const escapedHtml = (text: string): string =>
  withEntities(text.replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ''));

/** What a line is called: as its reader knows it, with the shop's own name below. */
export function printedName(line: OrderLine, translate: Translate): string {
  const [own, read] = [line, translatedLine(line, translate)].map((each) => escapedHtml(lineName(each)));
  return own === read
    ? `<span lang="${catalogueLocale}">${own}</span>`
    : `${read}<br><small lang="${catalogueLocale}">${own}</small>`;
}

/** Where it goes, line by line; what is ordered online alone has no address. */
export const addressedTo = (name: string, address: Address | undefined, language: Language): string =>
  [name, ...(address ? [...addressLines(address), countryNames(language)(address.country)] : [])]
    .map(escapedHtml)
    .join('<br>');

const style = `
  @page { margin: 18mm }
  body { max-width: 174mm; margin: 0 auto; font: 11pt/1.45 system-ui, sans-serif; color: #000 }
  h1 { font-size: 18pt; margin: 0 }
  h2 { font-size: 11pt; margin: 8mm 0 1mm }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 2mm 3mm 2mm 0; border-bottom: .3pt solid #000; text-align: left; vertical-align: top }
  th:last-child, td:last-child { padding-right: 0; text-align: right; white-space: nowrap }
  tr, blockquote, .sums { break-inside: avoid }
  blockquote { margin: 0; padding: 6mm; border: .6pt solid #000; font-size: 14pt }
  p, td, blockquote { unicode-bidi: plaintext }
  p, blockquote { overflow-wrap: anywhere }
  blockquote, .note { white-space: pre-wrap }
  .seller { text-align: right }
`;

interface PrintedPage {
  locale: string;
  title: string;
  /** HTML, in which what people typed is escaped. */
  body: string;
}

/** A page for A4 and Letter that runs no script and asks for nothing. */
export const printedPage = ({ locale, title, body }: PrintedPage): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapedHtml(title)}</title>
<style>${style}</style>
${body}
</html>
`;
