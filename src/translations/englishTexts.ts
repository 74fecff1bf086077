/**
 * English texts bundled with the code that shows them: they replace what another language lacks, and are there when
 * no text file can be loaded.
 */
const files: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  account: () => import('../../public/locales/en/account.json'),
  basket: () => import('../../public/locales/en/basket.json'),
  checkout: () => import('../../public/locales/en/checkout.json'),
  content: () => import('../../public/locales/en/content.json'),
  form: () => import('../../public/locales/en/form.json'),
  item: () => import('../../public/locales/en/item.json'),
  kitchen: () => import('../../public/locales/en/kitchen.json'),
  lists: () => import('../../public/locales/en/lists.json'),
  partner: () => import('../../public/locales/en/partner.json'),
};

export const englishTextsOf = async (namespace: string): Promise<object | undefined> =>
  (await files[namespace]?.())?.default;
