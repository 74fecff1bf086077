import type { CartLine } from '../../model/cart/cart';

/** Where a line leads: the product's address, with the chosen colour and size. A program's id leads on from there. */
export function linePath({ id, selectedProductColor, selectedProductSize }: CartLine): string {
  const query = new URLSearchParams();
  if (selectedProductColor !== undefined) query.set('color', selectedProductColor);
  if (selectedProductSize !== undefined) query.set('size', selectedProductSize);
  const text = query.toString();
  return `/product/${encodeURIComponent(id)}${text && `?${text}`}`;
}
