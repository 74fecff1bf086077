import { brand } from '#brand';
import { isSoldOut } from '#model/availability/availability';
import type { Item, Product, Program } from '#model/catalogue/item';
import { plainAmount } from '#model/money/amount';
import { settlementCurrency } from '#model/money/currencySlice';
import { unitPrice } from '#model/money/pricing';
import { firstLanguage, type Language } from '#model/languages';
import { anchors, itemPath, paths } from '#model/paths';
import { isClosed } from '#model/sections';
import { commonTexts, headTexts } from '#tools/build/commonTexts';

const ordering: Record<Language, string> = {
  en: 'Orders are placed on the shop’s pages, and paid after confirmation.',
  fn: 'On commande sur les pages de la boutique, et on paie après confirmation.',
  de: 'Bestellt wird auf den Seiten des Shops, bezahlt nach der Bestätigung.',
};

/** On one line, without what Markdown takes for the end of a link's text. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\]/g, '\\$&')
    .trim();

const { footer, card } = commonTexts[firstLanguage];
const head = headTexts[firstLanguage];

/** What language models are told of the shop, as llmstxt.org has it: Markdown with links, from the rows of the pages. */
export function llmsText(
  siteUrl: string,
  { programs, products }: { programs: readonly Program[]; products: readonly Product[] },
): string {
  const link = (name: string, path: string, note?: string): string =>
    `- [${plain(name)}](${siteUrl}${path})${note ? `: ${note}` : ''}`;
  const item = (row: Item): string =>
    link(
      row.name,
      itemPath(row),
      [
        plain(row.summary).replace(/\.$/, ''),
        `${plainAmount(unitPrice(row))} ${settlementCurrency}${isSoldOut(row) ? `, ${card.soldOut.toLowerCase()}` : ''}`,
      ]
        .filter(Boolean)
        .join('. '),
    );
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
  return [
    `# ${plain(brand.name)}`,
    '',
    `> ${plain(brand.claim)}. ${ordering[firstLanguage]}`,
    ...part(head.program.title, programs.map(item)),
    ...part(head.shop.title, products.map(item)),
    ...part(`${head.contact.title}, ${footer.terms}`, [
      link(footer.delivery, anchors.delivery),
      link(footer.withdrawal, anchors.withdrawal),
      link(footer.terms, paths.terms),
      link(footer.privacy, paths.privacy),
      link(head.contact.title, paths.contact),
    ]),
    // What may be left out, by the format's own word.
    ...part('Optional', isClosed(paths.blog) ? [] : [link(head.blog.title, paths.blog)]),
    '',
  ].join('\n');
}
