import type { ParseKeys } from 'i18next';
import type english from '#public/locales/en/head.json';

type Heads = typeof english;

/** A name in `head`, which has a page's title and description. */
export type HeadName = {
  [Name in keyof Heads]: Heads[Name] extends { title: string; description: string } ? Name : never;
}[keyof Heads];

/** A key of `common`, of what passing messages say. */
export type ToastKey = Extract<ParseKeys, `toast.${string}`>;
