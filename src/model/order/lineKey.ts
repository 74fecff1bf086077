/**
 * The key of an order's line: its place in the catalogue (`products/tee/variation/0/size/1`) with colons for slashes. A colon
 * in an id is written as in addresses, and so is the sign that writes it, so that no two places have one key.
 */
export const lineKeyOf = (place: string): string =>
  place.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll('/', ':');

export const placeOfLine = (key: string): string =>
  key.replaceAll(':', '/').replaceAll('%3A', ':').replaceAll('%25', '%');
