import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { itemPlace } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import type { ShelfRow } from '#model/desk/shelf';
import { lineName } from '#model/order/order';
import { entriesOf, textOf } from '#model/untrusted';
import { placeOf } from '#services/firebase/orders/orderUpdate';

/** The row of an item whose stock is not counted, or counted by sizes. */
const itemRow = ({ kind, id, name, price, discount }: Item, isHidden: boolean): ShelfRow => ({
  kind,
  id,
  name,
  path: itemPlace({ kind, id }),
  price,
  discount,
  isHidden,
});

/** Rows of a node, in its order. What is hidden from shoppers is there, and so is what the shop cannot read. */
function rowsOf(
  kind: Item['kind'],
  node: unknown,
  read: (id: string, entry: object, isHidden: boolean) => ShelfRow[],
): ShelfRow[] {
  return entriesOf(node).flatMap(([id, entry]) => {
    const rows = read(id, { ...entry, visible: true }, entry['visible'] === false);
    const broken: ShelfRow = {
      kind,
      id,
      name: textOf(entry['name']) || id,
      path: itemPlace({ kind, id }),
      isBroken: true,
    };
    return rows.length > 0 ? rows : [broken];
  });
}

/** Programs as the desk lists them: they have no stock. */
export const programRows = (node: unknown): ShelfRow[] =>
  rowsOf('program', node, (id, entry, isHidden) =>
    programsOf({ [id]: entry }).rows.map((program) => itemRow(program, isHidden)),
  );

/** Products, and a row of its own for each size of each colour, whose stock stands in another place. */
export const productRows = (node: unknown): ShelfRow[] =>
  rowsOf('product', node, (key, entry, isHidden) =>
    productsOf({ [key]: entry }).rows.flatMap((product): ShelfRow[] => {
      const { id, name, stock, variation } = product;
      const item = itemRow(product, isHidden);
      if (variation.length === 0) return [{ ...item, stock: { place: `${item.path}/stock`, left: stock } }];
      const sizes = variation.flatMap(({ color, size }) =>
        size.flatMap(({ name: sizeName, stock: left }): ShelfRow[] => {
          const place = placeOf({ kind: 'product', id, color, size: sizeName }, entry);
          if (place === undefined) return [];
          return [
            {
              kind: 'product',
              id,
              name: lineName({ name, color, size: sizeName }),
              path: place,
              stock: { place: `${place}/stock`, left },
            },
          ];
        }),
      );
      return [item, ...sizes];
    }),
  );
