import type { CartLine } from '../../model/cart/cart';
import { itemPath, linePath } from '../../model/paths';
import { selectItem } from '../../model/shopState';
import { useShop } from '../../storeHooks';

/** Where a line of the cart leads: a product's address; a program with a product's id has to go to its own. */
export function useLinePath(line: CartLine): string {
  const isProgram = line.kind === 'program';
  const hasNamesake = useShop(
    (state) => isProgram && selectItem(state, { kind: 'product', id: line.id }) !== undefined,
  );
  return hasNamesake ? itemPath(line) : linePath(line);
}
