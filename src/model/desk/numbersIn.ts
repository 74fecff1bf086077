import { shop } from '#shopConfig';
import { earlierNumber, referenceNumber } from '#model/order/referenceNumber';
import { plainCode } from '#model/typedText';

/** What is misread or misheard is read alike: numbers are made without I, L and O. */
const readAlike = (text: string): string =>
  plainCode(text).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

const compact = (text: string): string => readAlike(text).replaceAll(/[^\dA-Z]/g, '');

/** Four groups of four characters, or the two of five that there were before, with whatever separates them. */
const groupsOf = (length: number, count: number): string => `(?:[^\\dA-Z]{0,3}[\\dA-Z]{${length}}){${count}}`;

/** What may be numbers in a text that was typed or pasted, whatever stands around them and between their groups. */
export function numbersIn(text: string, prefix = shop.numberPrefix): string[] {
  const numbers = new RegExp(`${compact(prefix)}(?:${groupsOf(4, 4)}|${groupsOf(5, 2)})`, 'g');
  return Array.from(readAlike(text).matchAll(numbers), ([found]) => compact(found));
}

/**
 * Whether the entry with this id is named: by its number or the one it had before. `number` is the first of them, where it is
 * known: each is a digest, and often there are thousands of entries.
 */
export function isNumberOf(
  numbers: readonly string[],
  id: string,
  known: { prefix?: string; number?: string } = {},
): boolean {
  if (numbers.length === 0) return false;
  const { prefix = shop.numberPrefix } = known;
  return [known.number ?? referenceNumber(id, prefix), earlierNumber(id, prefix)].some((number) =>
    numbers.includes(compact(number)),
  );
}
