import type { Product, Variation } from '#model/catalogue/item';
import { isFields, listOf, numberOf, textOf } from '#model/untrusted';

const unitsOf = (value: unknown): number | undefined => {
  const units = numberOf(value);
  return units === undefined ? undefined : Math.max(0, Math.trunc(units));
};

/** Colours and sizes are matched by name: their positions may have changed since the catalogue was read. */
function withUnits(variation: readonly Variation[], seen: unknown): Variation[] {
  const colours = listOf(seen).filter(isFields);
  return variation.map((entry) => {
    const sizes = listOf(colours.find(({ color }) => textOf(color) === entry.color)?.size).filter(isFields);
    return {
      ...entry,
      size: entry.size.map((size) => {
        const found = sizes.find(({ name }) => textOf(name) === size.name);
        return { ...size, stock: unitsOf(found?.stock) ?? size.stock };
      }),
    };
  });
}

/** The product with the stock that the database has just said; the same one where nothing has changed. */
export function withStock(product: Product, seen: { stock: unknown } | { variation: unknown }): Product {
  if ('stock' in seen) {
    const stock = unitsOf(seen.stock);
    return stock === undefined || stock === product.stock ? product : { ...product, stock };
  }
  const variation = withUnits(product.variation ?? [], seen.variation);
  const isSame = JSON.stringify(variation) === JSON.stringify(product.variation ?? []);
  return isSame ? product : { ...product, variation };
}
