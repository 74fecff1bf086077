/** Removes control characters from user text, which could steer the terminal or reverse its lines. */
export const forTerminal = (text: string): string =>
  text.replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** On one line, so that no name can look like the next row. */
export const lineForTerminal = (text: string): string => forTerminal(text).replaceAll(/\s*\n\s*/g, ' ⏎ ');
