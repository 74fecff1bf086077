import { useTranslation } from 'react-i18next';
import { regionKind, type AddressField } from '#model/order/country';

/** Countries that have a word of their own for the postcode. */
const ownPostcodes = ['US', 'GB', 'IN', 'IE'] as const;

/** What the fields of an address are called in a country. */
export function useAddressLabels(country: string): Record<AddressField | 'country', string> {
  const { t } = useTranslation('form');
  return {
    country: t('address.country'),
    line1: t('address.line1'),
    line2: t('address.line2'),
    city: t('address.city'),
    region: t(`address.${regionKind(country) ?? 'state'}`),
    postcode: t(`address.postcode.${ownPostcodes.find((known) => known === country) ?? 'other'}`),
  };
}
