/** The brand's name, contact data and links in one place. Phone, address and links are invented samples. */
export const brand = {
  name: 'Eightwell',
  email: 'hello@eightwell.example',
  phone: '+1 503 555 0142',
  address: ['88 Sample Street', 'Portland, OR 97205'],
  /** The shop's own zone, as IANA names it: parcels leave and meals are brought on its days, wherever the shopper is. */
  timeZone: 'America/Los_Angeles',
  openingYear: 2026,
  social: ['Instagram', 'Facebook', 'Pinterest', 'YouTube'],
  appStores: [
    { name: 'App Store', href: 'https://apps.apple.com/app/eightwell-sample' },
    { name: 'Google Play', href: 'https://play.google.com/store/apps/details?id=example.eightwell' },
  ],
  /** True where the catalogue's prices include the tax on sales, as shops for consumers in Europe must show them. */
  isTaxIncluded: true,
} as const;

/**
 * Legal details of the company. The texts take them from here at build time, which lists what is still empty; the
 * owner fills in all of it before opening.
 */
export const company: Record<CompanyFact, string> = {
  legalForm: '',
  representative: '',
  register: '',
  vatId: '',
  /** The hosting company, with its address. */
  host: '',
  newsletterProvider: '',
  /** The towns the kitchen delivers to. */
  courierArea: 'Portland, Oregon',
};

export type CompanyFact =
  'legalForm' | 'representative' | 'register' | 'vatId' | 'host' | 'newsletterProvider' | 'courierArea';
