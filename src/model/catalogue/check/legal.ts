import type { CatalogueNode } from '#model/catalogue/catalogueNode';
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
  if (!((numberOf(discount) ?? 0) > 0)) return [];
  if (typeof lowest30 === 'number' && lowest30 > (numberOf(price) ?? 0)) {
    return [remark('lowestAbove', 'lowest30', { value: lowest30 })];
  }
  return lowest30 === undefined && isInEu ? [remark('lowestUnknown', 'lowest30')] : [];
}

/** What the law asks of an offer and the entry does not say. */
export const legalRemarks = (node: CatalogueNode, row: Fields, isInEu: boolean): Remark[] => [
  ...reductionRemarks(row, isInEu),
  ...(node === 'products' ? safetyRemarks(row, isInEu) : []),
];
