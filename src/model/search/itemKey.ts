import type { Item } from '#model/catalogue/item';

/** Tells items apart across kinds, whose ids may be alike. */
export const itemKey = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${kind}/${id}`;
