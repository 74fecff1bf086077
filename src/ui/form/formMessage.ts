import type { ParseKeys } from 'i18next';

/**
 * What a form says of a field or of itself: the key of a text, with its namespace. Libraries take any text as a message, so
 * a key is written with `satisfies FormMessage`, which makes a wrong one a type error and adds no code.
 */
export type FormMessage = Extract<
  ParseKeys<['form', 'account', 'checkout', 'partner', 'owner']>,
  `${'form' | 'account' | 'checkout' | 'partner' | 'owner'}:${string}`
>;
