/** What Windows has where Latin-1 has control characters; Node takes the one for the other. */
const between = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text of a file as spreadsheets save it: UTF-8, else the letters of Windows, which Excel writes where it is not told otherwise. */
export function sheetText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return text.replaceAll(/[\u0080-\u009f]/g, (letter) => between[letter.charCodeAt(0) - 0x80] ?? letter);
  }
}
