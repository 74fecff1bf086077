import type { FlatNamespace } from 'i18next';

type Load = () => Promise<{ default: object }>;

/**
 * Texts of the shop's own language (the build puts them in place of the English ones) bundled with the code that shows them: they replace what another language lacks, and are there when
 * no text file can be loaded.
 */
const files: Readonly<Record<string, Load> & Record<Exclude<FlatNamespace, 'common'>, Load>> = {
  account: () => import('#public/locales/en/account.json'),
  basket: () => import('#public/locales/en/basket.json'),
  checkout: () => import('#public/locales/en/checkout.json'),
  content: () => import('#public/locales/en/content.json'),
  finder: () => import('#public/locales/en/finder.json'),
  form: () => import('#public/locales/en/form.json'),
  head: () => import('#public/locales/en/head.json'),
  item: () => import('#public/locales/en/item.json'),
  kitchen: () => import('#public/locales/en/kitchen.json'),
  lists: () => import('#public/locales/en/lists.json'),
  order: () => import('#public/locales/en/order.json'),
  owner: () => import('#public/locales/en/owner.json'),
  partner: () => import('#public/locales/en/partner.json'),
};

export const allNamespaces: readonly string[] = Object.keys(files);

export const bundledTranslationsOf = async (namespace: string): Promise<object | undefined> =>
  (await files[namespace]?.())?.default;
