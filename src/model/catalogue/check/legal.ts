import type { CatalogueNode } from '#model/catalogue/catalogueNode';
import { reductionOf } from '#model/money/reduction';
import { isFields, numberOf, priceOf, textOf, type Fields } from '#model/untrusted';
import { remark, type Remark } from './remark';

/** Parts of what an offer says of safety, Regulation (EU) 2023/988, article 19; warnings only where there are some. */
const safetyParts = ['manufacturer', 'address'] as const;

function safetyRemarks({ safety }: Fields, isInEu: boolean): Remark[] {
  if (!isFields(safety)) return isInEu ? [remark('noSafety', 'safety.manufacturer')] : [];
  return safetyParts
    .filter((part) => textOf(safety[part]).trim() === '')
    .map((part) => remark('safetyPart', `safety.${part}`, { field: `safety.${part}` }));
}

/** What may be struck through in the EU is known only from `lowest30`. */
function reductionRemarks({ discount, lowest30, price }: Fields, isInEu: boolean): Remark[] {
  if (lowest30 !== undefined && (typeof lowest30 !== 'number' || priceOf(lowest30) === undefined)) {
    return [remark('badLowest', 'lowest30', { value: JSON.stringify(lowest30) })];
  }
  const reduced = {
    price: numberOf(price) ?? 0,
    discount: numberOf(discount) ?? 0,
    lowest30: numberOf(lowest30),
  };
  const value = reduced.lowest30;
  if (!(reduced.discount > 0)) return [];
  if (value === undefined) return isInEu ? [remark('lowestUnknown', 'lowest30')] : [];
  if (value > reduced.price) return [remark('lowestAbove', 'lowest30', { value })];
  return reductionOf(reduced, isInEu) ? [] : [remark('lowestReached', 'lowest30', { value })];
}

/** What the law asks of an offer and the entry does not say. */
export const legalRemarks = (node: CatalogueNode, row: Fields, isInEu: boolean): Remark[] => [
  ...reductionRemarks(row, isInEu),
  ...(node === 'products' ? safetyRemarks(row, isInEu) : []),
];
