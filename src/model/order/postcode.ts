import { longest } from '#model/limits';
import { plainCode } from '#model/typedText';
import { countrySign, plainPostcode, withoutLabel, withoutSign } from './plainPostcode';
import { hasPostcode, postcodeExample, postcodePattern } from './country';

/** The characters with a separator at each place: the separator of the example first, none before the others. */
function writtenWays(characters: string, example: string): string[] {
  const usual = /[^A-Z\d]/.exec(example)?.[0];
  const places = Array.from(characters).map((_, at) => at + 1);
  const ways = (separator: string): string[] =>
    places.map((at) => `${characters.slice(0, at)}${separator}${characters.slice(at)}`);
  return [...(usual === undefined ? [] : ways(usual)), characters, ...ways('-'), ...ways(' ')];
}

/** A post code as post in its country writes it; undefined for what is none there. */
export function postcodeIn(country: string, typed: string): string | undefined {
  const example = postcodeExample(country);
  if (example === undefined) return hasPostcode(country) ? plainCode(typed) : undefined;
  const pattern = postcodePattern(country);
  return (
    [typed, withoutLabel(typed), withoutSign(withoutLabel(typed))]
      .map(plainPostcode)
      .flatMap((characters) => [
        characters,
        characters.replace(/^\d/.test(example) ? countrySign : country, ''),
        `${country}${characters}`,
      ])
      // A letter pasted into the wrong field has as many ways as characters, each as long as itself.
      .filter((read) => read.length <= longest.postcode)
      .flatMap((read) => writtenWays(read, example))
      .find((written) => pattern.test(written))
  );
}

/** Whether a country may have this post code; where there is none, it does not matter what was typed. */
export const isPostcode = (country: string, text: string): boolean =>
  !hasPostcode(country) || postcodeIn(country, text) !== undefined;
