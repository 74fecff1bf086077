import * as v from 'valibot';
import { longest } from '#model/limits';
import type { Address } from '#model/order/address';
import { hasPostcode, needsPostcode, needsRegion, regionKind } from '#model/order/country';
import { isPostcode, postcodeIn } from '#model/order/postcode';
import { currentSettings } from '#shopSettings';
import { optionalText, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

/** The fields of an address and their limits, as the database keeps them. */
export const addressEntries = {
  country: v.pipe(
    v.string(),
    v.check(
      (country) => currentSettings().countries.includes(country),
      'form:error.country' satisfies FormMessage,
    ),
  ),
  line1: requiredText(longest.line1, 'form:error.line1'),
  line2: optionalText(longest.line2),
  city: requiredText(longest.city, 'form:error.city'),
  region: optionalText(longest.region),
  postcode: optionalText(longest.postcode),
};

export type AddressFieldValues = Record<keyof typeof addressEntries, string>;

export const emptyAddress: AddressFieldValues = {
  country: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
};

/** What the forms call each part. */
export const addressNames = {
  country: 'country',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  region: 'region',
  postcode: 'postcode',
} as const;

type Place = Pick<AddressFieldValues, 'country' | 'region' | 'postcode'>;

/** Whether the country can do with this region, or with none. */
export const hasRegion = ({ country, region }: Place): boolean => !needsRegion(country) || region !== '';
export const hasSomePostcode = ({ country, postcode }: Place): boolean =>
  postcode !== '' || !needsPostcode(country);
export const hasItsPostcode = ({ country, postcode }: Place): boolean =>
  postcode === '' || isPostcode(country, postcode);

/** What was typed, as an address; empty fields are left out. */
export function addressOf({ country, line1, line2, city, region, postcode }: AddressFieldValues): Address {
  return {
    country,
    line1,
    city,
    ...(line2 !== '' && { line2 }),
    ...(regionKind(country) !== undefined && region !== '' && { region }),
    ...(hasPostcode(country) && postcode !== '' && { postcode: postcodeIn(country, postcode) ?? postcode }),
  };
}
