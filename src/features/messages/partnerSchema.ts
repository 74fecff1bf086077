import * as v from 'valibot';
import { byDimension, dimensions, type Dimension } from '#model/catalogue/item';
import { longest } from '#model/limits';
import { countries } from '#model/order/countries';
import { partnerTypes, type PartnerApplication } from '#model/order/message';
import { oneOf, urlOf } from '#model/untrusted';
import {
  emailAddress,
  optionalPhone,
  optionalText,
  requiredLines,
  requiredText,
  ticked,
} from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

export type PartnerValues = Record<Dimension, boolean> & {
  name: string;
  organisation: string;
  email: string;
  phone: string;
  country: string;
  partnerType: string;
  link: string;
  message: string;
  consent: boolean;
  leaveEmpty: string;
};

export const emptyApplication: PartnerValues = {
  ...byDimension(() => false),
  name: '',
  organisation: '',
  email: '',
  phone: '',
  country: '',
  partnerType: '',
  link: '',
  message: '',
  consent: false,
  leaveEmpty: '',
};

const [firstDimension, ...otherDimensions] = dimensions;
const chosen = (values: Record<Dimension, boolean>) => dimensions.filter((dimension) => values[dimension]);

/** People write addresses of sites without https. */
const link = v.pipe(
  optionalText(longest.link - 'https://'.length),
  v.transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`)),
  v.check(
    (text) => text === '' || (urlOf(text) !== undefined && !/\s/.test(text)),
    'partner:error.link' satisfies FormMessage,
  ),
);

export const partnerSchema: v.GenericSchema<PartnerValues> = v.pipe(
  v.object({
    ...byDimension(() => v.boolean()),
    name: requiredText(longest.name),
    organisation: requiredText(longest.organisation),
    email: emailAddress,
    phone: optionalPhone,
    country: v.pipe(
      v.string(),
      v.check((country) => countries.includes(country), 'partner:error.country' satisfies FormMessage),
    ),
    partnerType: v.picklist(partnerTypes, 'partner:error.partnerType' satisfies FormMessage),
    link,
    message: requiredLines(longest.message, 'partner:error.message'),
    consent: ticked('partner:error.consent'),
    leaveEmpty: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [[firstDimension], ...otherDimensions.map((dimension) => [dimension] as const)],
      (values) => chosen(values).length > 0,
      'partner:error.dimensions' satisfies FormMessage,
    ),
    [firstDimension],
  ),
);

export const applicationOf = (values: PartnerValues, language: string): PartnerApplication => ({
  name: values.name,
  organisation: values.organisation,
  email: values.email,
  country: values.country,
  partnerType: oneOf(values.partnerType, partnerTypes) ?? 'other',
  message: values.message,
  language,
  consent: true,
  dimensions: Object.fromEntries(chosen(values).map((dimension) => [dimension, true as const])),
  ...(values.phone !== '' && { phone: values.phone }),
  ...(values.link !== '' && { link: values.link }),
});
