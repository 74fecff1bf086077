import type { Language } from '#model/languages';

const noBreak = '\u00a0';
const narrow = '\u202f';

const units = 'kg|mg|g|ml|cl|l|km|cm|mm|m|h|min|W|dB|°C|kcal|€|\\$';
const numberAndUnit = new RegExp(`(?<=[\\d}])[ \u202f](?=(?:${units})(?![\\p{L}’]))`, 'gu');

/**
 * French keeps a space that never breaks before high punctuation (a narrow one, except before the colon), inside its
 * quotation marks, and between a number and its unit.
 */
export function typeset(text: string, language: Language): string {
  if (language !== 'fn') return text;
  return text
    .replaceAll(/[ \u00a0\u202f](?=[;!?%])/g, narrow)
    .replaceAll(/[ \u00a0\u202f](?=[:»])/g, noBreak)
    .replaceAll(/(?<=«)[ \u00a0\u202f]/g, noBreak)
    .replaceAll(numberAndUnit, noBreak);
}
