/** The brand's name, contact data and links in one place. Phone, address and links are invented samples. */
export const brand = {
  name: 'Eightwell',
  email: 'hello@eightwell.example',
  phone: '+1 503 555 0142',
  address: ['88 Sample Street', 'Portland, OR 97205'],
  openingYear: 2026,
  social: ['Instagram', 'Facebook', 'Pinterest', 'YouTube'],
  appStores: [
    { name: 'App Store', href: 'https://apps.apple.com/app/eightwell-sample' },
    { name: 'Google Play', href: 'https://play.google.com/store/apps/details?id=example.eightwell' },
  ],
} as const;
