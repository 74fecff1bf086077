import { isFields, numberOf, priceOf, textOf, type Fields } from '#model/untrusted';

/** Parts of what an offer says of safety, Regulation (EU) 2023/988, article 19; warnings only where there are some. */
const safetyParts = ['manufacturer', 'address'] as const;

function safetyFindings({ safety }: Fields, isInEu: boolean): string[] {
  if (!isFields(safety)) {
    return isInEu ? ['it says nothing of safety: fill in safety.manufacturer and safety.address'] : [];
  }
  return safetyParts
    .filter((part) => textOf(safety[part]).trim() === '')
    .map((part) => `safety.${part} is missing`);
}

/** What may be struck through in the EU is known only from `lowest30`. */
function reductionFindings({ discount, lowest30, price }: Fields, isInEu: boolean): string[] {
  if (lowest30 !== undefined && (typeof lowest30 !== 'number' || priceOf(lowest30) === undefined)) {
    return [`its lowest30 is ${JSON.stringify(lowest30)}: a number from 0 up is needed`];
  }
  if (!((numberOf(discount) ?? 0) > 0)) return [];
  if (typeof lowest30 === 'number' && lowest30 > (numberOf(price) ?? 0)) {
    return [`its lowest30 is above its price: is ${lowest30} the lowest of the last 30 days?`];
  }
  return lowest30 === undefined && isInEu
    ? ['it is reduced without lowest30: the percentage is shown, and no price is struck through']
    : [];
}

/** What the law asks of an offer and the entry does not say. */
export const legalFindings = (node: 'programs' | 'products', row: Fields, isInEu: boolean): string[] => [
  ...reductionFindings(row, isInEu),
  ...(node === 'products' ? safetyFindings(row, isInEu) : []),
];
