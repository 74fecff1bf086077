/** The text of a file as spreadsheets save it: UTF-8, else the letters of Windows, which Excel writes where it is not told otherwise. */
export function sheetText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
