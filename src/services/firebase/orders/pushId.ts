/** In ascending code-unit order, so that ids sort by the time they were made. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

const characterOf = (number: number): string => alphabet.charAt(Math.floor(number) % 64);

/** A key like those of the database's own push(): eight characters of time, twelve random ones. */
export function pushId(): string {
  const now = Date.now();
  const time = Array.from({ length: 8 }, (_, place) => characterOf(now / 64 ** (7 - place)));
  return [...time, ...Array.from(crypto.getRandomValues(new Uint8Array(12)), characterOf)].join('');
}
