import { isUsableId } from '../catalogue/itemId';
import { textsOf } from '../untrusted';

const mostKept = 20;

/** Ids of products somebody waits for, the newest first. */
export const withStockWish = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, mostKept);

/** The ids an earlier visit saved; anything else is dropped. */
export const stockWishesFrom = (saved: unknown): string[] =>
  [...new Set(textsOf(saved))].filter((id) => isUsableId(id)).slice(0, mostKept);
