import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import type { ShelfRow } from '#model/desk/shelf';
import { isFields } from '#model/untrusted';
import { placeOf } from '#services/firebase/orders/orderUpdate';

/** Programs as the desk lists them: they have no stock. */
export const programRows = (node: unknown): ShelfRow[] =>
  programsOf(node).rows.map(({ id, name, price, discount }) => ({
    kind: 'program',
    id,
    name,
    path: `programs/${id}`,
    price,
    discount,
  }));

/** Products, and a row of its own for each size of each colour, whose stock stands in another place. */
export const productRows = (node: unknown): ShelfRow[] =>
  productsOf(node).rows.flatMap(({ id, name, price, discount, stock, variation }): ShelfRow[] => {
    const path = `products/${id}`;
    const item: ShelfRow = { kind: 'product', id, name, path, price, discount };
    if (variation.length === 0) return [{ ...item, stock: { place: `${path}/stock`, left: stock } }];
    const stored = isFields(node) ? node[id] : undefined;
    const sizes = variation.flatMap(({ color, size }) =>
      size.flatMap(({ name: sizeName, stock: left }): ShelfRow[] => {
        const place = placeOf({ kind: 'product', id, color, size: sizeName }, stored);
        if (place === undefined) return [];
        return [
          {
            kind: 'product',
            id,
            name: `${name} (${color}, ${sizeName})`,
            path: place,
            stock: { place: `${place}/stock`, left },
          },
        ];
      }),
    );
    return [item, ...sizes];
  });
