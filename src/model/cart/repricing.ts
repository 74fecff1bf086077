import type { CartLine } from './cart';
import { imagesOf, type Item } from '#model/catalogue/item';
import { unitPrice } from '#model/money/pricing';
import type { ItemKey } from '#model/saved/savedItem';

/** The line as the catalogue has it now, with what a unit cost when the shopper last saw it. */
function asNow(line: CartLine, now: Pick<CartLine, 'name' | 'price' | 'discount' | 'image'>): CartLine {
  const { priceBefore = unitPrice(line), ...rest } = line;
  return { ...rest, ...now, ...(priceBefore !== unitPrice(now) && { priceBefore }) };
}

/**
 * The cart at today's catalogue: names, prices, discounts and pictures follow the catalogue. Lines of items that are
 * gone stay as they are, so that the shopper can see and remove them; a changed price is remembered. Gives the same list when nothing changed.
 */
export function repriced(lines: CartLine[], find: (key: ItemKey) => Item | undefined): CartLine[] {
  const next = lines.map((line) => {
    const item = find(line);
    if (!item) return line;
    const image = imagesOf(item, line);
    const isCurrent =
      item.name === line.name &&
      item.price === line.price &&
      item.discount === line.discount &&
      image[0] === line.image[0];
    if (isCurrent) return line;
    const { name, price, discount } = item;
    return asNow(line, { name, price, discount, image });
  });
  return next.some((line, index) => line !== lines[index]) ? next : lines;
}
