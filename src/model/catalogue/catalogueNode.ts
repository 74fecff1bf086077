import type { Item } from './item';

/** The two nodes of the database in which items stand. */
export const catalogueNodes = ['products', 'programs'] as const;
export type CatalogueNode = (typeof catalogueNodes)[number];

/** Where items of a kind stand. */
export const itemNode = (kind: Item['kind']): CatalogueNode => `${kind}s`;

/** Where an item stands in the database, such as `products/cork-mat`. */
export const itemPlace = ({ kind, id }: Pick<Item, 'kind' | 'id'>): `${CatalogueNode}/${string}` =>
  `${itemNode(kind)}/${id}`;
