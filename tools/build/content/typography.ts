import type { Language } from '../../../src/languages.ts';

const space = '\u00a0';

/** French keeps a space that never breaks before high punctuation and inside its quotation marks. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fn') return text;
  return text.replaceAll(/ (?=[:;!?»])/g, space).replaceAll(/(?<=«) /g, space);
}
