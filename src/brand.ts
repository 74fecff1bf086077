import { shop } from '#shopConfig';

/** What pages, letters and bills say of the shop: a view of shop.config.ts. */
export const brand = {
  name: shop.name,
  claim: shop.claim,
  ...shop.contact,
  timeZone: shop.timeZone,
  openingYear: shop.openingYear,
  /** Addresses below `.example` are nobody's: nothing is sold here. */
  isSample: shop.contact.email.endsWith('.example'),
  social: shop.social.filter(({ href }) => href !== ''),
  appStores: shop.apps.filter(({ href }) => href !== ''),
  isInEu: shop.sellsInEu,
} as const;

export type CompanyFact = keyof typeof shop.company;

/** Legal details of the company. The texts take them from here at build time, which lists what is still empty. */
export const company: Record<CompanyFact, string> = shop.company;
