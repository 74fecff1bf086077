/**
 * A stranger's text as one line that can do nothing to a terminal: signs that steer it, turn its direction or hide are
 * shown as a dot, and line breaks as a sign for them.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, ' ⏎ ')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
