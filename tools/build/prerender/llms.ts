import { brand } from '#brand';
import { isSoldOut } from '#model/availability/availability';
import type { Item, Product, Program } from '#model/catalogue/item';
import { plainAmount } from '#model/money/amount';
import { settlementCurrency } from '#model/money/currencySlice';
import { unitPrice } from '#model/money/pricing';
import { anchors, itemPath, paths } from '#model/paths';

/** On one line, without what Markdown takes for the end of a link's text. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\]/g, '\\$&')
    .trim();

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
        `${plainAmount(unitPrice(row))} ${settlementCurrency}${isSoldOut(row) ? ', sold out' : ''}`,
      ]
        .filter(Boolean)
        .join('. '),
    );
  return [
    `# ${plain(brand.name)}`,
    '',
    `> A shop for wellness programs and products. Prices are in ${settlementCurrency}; orders are placed on its pages, and paid after confirmation.`,
    '',
    '## Programs',
    '',
    ...programs.map(item),
    '',
    '## Products',
    '',
    ...products.map(item),
    '',
    '## About',
    '',
    link('Delivery', anchors.delivery),
    link('Withdrawal and returns', anchors.withdrawal),
    link('Terms and conditions', paths.terms),
    link('Privacy policy', paths.privacy),
    link('Contact', paths.contact),
    '',
    '## Optional',
    '',
    link('Articles', paths.blog),
    '',
  ].join('\n');
}
