/** Costs of typing errors: a doubled letter or two swapped neighbours are likelier than a wrong letter. */
const cost = { wrong: 1, missing: 1, swapped: 0.8, doubled: 0.6, vowel: 0.8, first: 0.4 } as const;

const vowels = new Set('aeiouy');

/** The letters of a word as a bit set: comparing two of them rules out most words quickly. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function onesIn(bits: number): number {
  let [left, ones] = [bits, 0];
  while (left !== 0) {
    left &= left - 1;
    ones += 1;
  }
  return ones;
}

/** False where no few slips can lead from one word to the other; a slip changes two letters of a word at most. */
export const mayBeNear = (
  a: string,
  lettersOfA: number,
  b: string,
  lettersOfB: number,
  most: number,
): boolean =>
  Math.abs(a.length - b.length) <= most / cost.doubled &&
  onesIn(lettersOfA ^ lettersOfB) <= 2 * Math.floor(most / cost.vowel);

/** Longer words are not compared letter by letter. */
const longest = 40;
const rows = [0, 1, 2].map(() => new Float64Array(longest + 1));

/**
 * Edit distance (Damerau-Levenshtein) with cheaper likely errors and a dearer wrong first letter; Infinity beyond
 * `most`.
 */
export function editDistance(typed: string, meant: string, most: number): number {
  if (typed.length > longest || meant.length > longest) return typed === meant ? 0 : Infinity;
  let [before, last, current] = rows as [Float64Array, Float64Array, Float64Array];
  for (let column = 0; column <= meant.length; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    let least = row;
    const a = typed[row - 1] ?? '';
    for (let column = 1; column <= meant.length; column += 1) {
      const b = meant[column - 1] ?? '';
      const replaced = a === b ? 0 : vowels.has(a) && vowels.has(b) ? cost.vowel : cost.wrong;
      const extra = row > 1 && a === typed[row - 2] ? cost.doubled : cost.missing;
      const left = column > 1 && b === meant[column - 2] ? cost.doubled : cost.missing;
      let best = Math.min(
        (last[column - 1] ?? 0) + replaced,
        (last[column] ?? 0) + extra,
        (current[column - 1] ?? 0) + left,
      );
      if (row > 1 && column > 1 && a === meant[column - 2] && b === typed[row - 2]) {
        best = Math.min(best, (before[column - 2] ?? 0) + cost.swapped);
      }
      current[column] = best;
      if (best < least) least = best;
    }
    // Two letters that changed places cost less in the next row than the first of them does in this one.
    if (least > most + cost.missing - cost.swapped) return Infinity;
    [before, last, current] = [last, current, before];
  }
  const slips = (last[meant.length] ?? Infinity) + (typed[0] === meant[0] ? 0 : cost.first);
  // All costs are tenths; their sums are not, and 0.8 + 0.4 would be more than 1.2.
  const distance = Math.round(slips * 10) / 10;
  return distance > most ? Infinity : distance;
}

/** How much a word may be mistyped, by its length. */
export function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1.2;
  return length < 9 ? 2 : 2.6;
}
