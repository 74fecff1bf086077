import { createInstance, type i18n } from 'i18next';
import { beforeAll } from 'vitest';
import checkout from '#public/locales/en/checkout.json';
import common from '#public/locales/en/common.json';
import form from '#public/locales/en/form.json';
import kitchen from '#public/locales/en/kitchen.json';

/** The English texts of the checkout, there before the first test of a file. */
export function checkoutTexts(): i18n {
  const texts = createInstance();
  const resources = { en: { common, checkout, form, kitchen } };
  beforeAll(async () => {
    await texts.init({ lng: 'en', resources, defaultNS: 'common' });
  });
  return texts;
}
