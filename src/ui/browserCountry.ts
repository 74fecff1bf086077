import { currentSettings } from '#shopSettings';

function regionIn(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/**
 * The country whose language the browser asks for, such as DE for de-DE, or the only one there is; empty where it names none of
 * these, which are those we deliver to unless others are named.
 */
export function browserCountry(
  asked: readonly string[] = navigator.languages,
  among: readonly string[] = currentSettings().countries,
): string {
  if (among.length === 1) return among.join();
  const regions = asked.map(regionIn);
  return regions.find((region) => region !== undefined && among.includes(region)) ?? '';
}
