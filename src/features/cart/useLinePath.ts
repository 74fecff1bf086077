import type { CartLine } from '#model/cart/cart';
import { itemPath, linePath } from '#model/paths';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';

/** The address of a cart line's item. A program whose id a product has as well needs the program's address. */
export function useLinePath(line: CartLine): string {
  const isProgram = line.kind === 'program';
  const hasNamesake = useShop(
    (state) => isProgram && selectItem(state, { kind: 'product', id: line.id }) !== undefined,
  );
  return hasNamesake ? itemPath(line) : linePath(line);
}
