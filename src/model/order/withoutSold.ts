import type { OrderedUnits } from '#model/cart/orderedUnits';
import type { Product } from '#model/catalogue/item';

/** The product with what was ordered taken from its stock, until the catalogue is read again. */
export function withoutSold(product: Product, ordered: readonly OrderedUnits[]): Product {
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
