import { shop } from '#shopConfig';
import { daysToWithdraw } from '#model/order/withdrawal';
import type { Product } from '#model/catalogue/item';
import { plainAmount } from '#model/money/amount';
import { settlementCurrency } from '#model/money/currencySlice';
import { workingDays } from '#model/order/arrival';
import { countries } from '#model/order/countries';
import { deliveryTerms, type DeliveryTerms } from '#model/order/delivery';
import { anchors } from '#model/paths';

type Data = Record<string, unknown>;

const { courierArea } = shop.company;

const money = (amount: number): Data => ({
  '@type': 'MonetaryAmount',
  value: plainAmount(amount),
  currency: settlementCurrency,
});

const destinations = countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry }));

const transit = ({ from, to }: { from: number; to: number }): Data => ({
  '@type': 'ServicePeriod',
  duration: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
  businessDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
    (day) => `https://schema.org/${day}`,
  ),
});

const standardRate = (price: number, orderValue: Data): Data => ({
  '@type': 'ShippingConditions',
  shippingDestination: destinations,
  orderValue: { '@type': 'MonetaryAmount', ...orderValue, currency: settlementCurrency },
  shippingRate: money(price),
  transitTime: transit(workingDays.standard),
});

/** How parcels go, of the whole shop: search engines take it from the organisation where an offer says nothing else. */
export const shippingServices = (terms: DeliveryTerms = deliveryTerms): Data[] => [
  {
    '@type': 'ShippingService',
    name: 'Standard',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: [
      // Where all delivery is free, no order is below that.
      ...(terms.freeFrom > 0
        ? [standardRate(terms.standard, { minValue: 0, maxValue: plainAmount(terms.freeFrom - 0.01) })]
        : []),
      standardRate(0, { minValue: plainAmount(terms.freeFrom) }),
    ],
  },
  {
    '@type': 'ShippingService',
    name: 'Express',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: [
      {
        '@type': 'ShippingConditions',
        shippingDestination: destinations,
        shippingRate: money(terms.express),
        transitTime: transit(workingDays.express),
      },
    ],
  },
];

/** What the terms say of withdrawal, of the whole shop; the link leads to all of it. */
export const returnPolicy = (siteUrl: string): Data => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: daysToWithdraw,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
  merchantReturnLink: `${siteUrl}${anchors.withdrawal}`,
});

/** What spoils goes by courier in his area, not as a parcel, and cannot be sent back; every other offer follows the terms of the shop. */
export const exceptionOf = ({ meal }: Product): Data =>
  meal
    ? {
        ...(courierArea !== '' && { eligibleRegion: courierArea }),
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          doesNotShip: true,
          shippingDestination: destinations,
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: countries,
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      }
    : {};
