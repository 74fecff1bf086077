/** What strangers typed must neither steer the terminal it is shown in nor turn its lines around. */
export const forTerminal = (text: string): string =>
  text.replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** As one line: no name may look like the next row of a list. */
export const lineForTerminal = (text: string): string => forTerminal(text).replaceAll(/\s*\n\s*/g, ' ⏎ ');
