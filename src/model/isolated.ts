/** Letters of Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name or another free text for a sentence: signs and numbers beside one in Hebrew or Arabic stay on their side of it, and its
 * own closing mark on its own. Elements have `dir="auto"` for this.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
