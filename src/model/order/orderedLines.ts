import type { CartLine } from '../cart/cart';
import type { Product } from '../catalogue/item';
import type { OrderLine } from './order';

const isOrdered = (line: CartLine, ordered: OrderLine): boolean =>
  line.kind === ordered.kind &&
  line.id === ordered.id &&
  line.selectedProductColor === ordered.color &&
  line.selectedProductSize === ordered.size;

/** What stays in the cart when these lines have been ordered: whatever was added since. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly OrderLine[]): CartLine[] =>
  lines.flatMap((line) => {
    const taken = ordered.find((each) => isOrdered(line, each))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });

/** The product with what was ordered taken from its stock, until the catalogue is read again. */
export function withoutSold(product: Product, ordered: readonly OrderLine[]): Product {
  const lines = ordered.filter(({ kind, id }) => kind === 'product' && id === product.id);
  if (lines.length === 0) return product;
  const sold = (color?: string, size?: string) =>
    lines.find((line) => line.color === color && line.size === size)?.quantity ?? 0;
  return {
    ...product,
    stock: Math.max(0, product.stock - sold()),
    variation: product.variation.map((variation) => ({
      ...variation,
      size: variation.size.map(({ name, stock }) => ({
        name,
        stock: Math.max(0, stock - sold(variation.color, name)),
      })),
    })),
  };
}
