import 'i18next';
import type account from '#public/locales/en/account.json';
import type basket from '#public/locales/en/basket.json';
import type checkout from '#public/locales/en/checkout.json';
import type common from '#public/locales/en/common.json';
import type content from '#public/locales/en/content.json';
import type finder from '#public/locales/en/finder.json';
import type form from '#public/locales/en/form.json';
import type head from '#public/locales/en/head.json';
import type item from '#public/locales/en/item.json';
import type kitchen from '#public/locales/en/kitchen.json';
import type lists from '#public/locales/en/lists.json';
import type order from '#public/locales/en/order.json';
import type owner from '#public/locales/en/owner.json';
import type partner from '#public/locales/en/partner.json';

/** The English texts say which keys there are: a wrong one is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      basket: typeof basket;
      checkout: typeof checkout;
      common: typeof common;
      content: typeof content;
      finder: typeof finder;
      form: typeof form;
      head: typeof head;
      item: typeof item;
      kitchen: typeof kitchen;
      lists: typeof lists;
      order: typeof order;
      owner: typeof owner;
      partner: typeof partner;
    };
  }
}
