import { countries } from '../../../model/order/countries';

function regionIn(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** The country whose language the browser asks for, such as DE for de-DE; empty where it names none we deliver to. */
export function browserCountry(asked: readonly string[] = navigator.languages): string {
  const regions = asked.map(regionIn);
  return regions.find((region) => region !== undefined && countries.includes(region)) ?? '';
}
