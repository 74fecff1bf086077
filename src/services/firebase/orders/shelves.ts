import { itemPlace } from '#model/catalogue/catalogueNode';
import type { OrderLine } from '#model/order/order';
import { isFields } from '#model/untrusted';
import { placeOf } from './orderUpdate';

/** Where the units of a line go back to. */
export interface Shelf {
  /** Name of the line, for the owner. */
  name: string;
  quantity: number;
  /** Where the stock stands today; its colour and size are compared, for variations may have been put in another order. */
  stock: string | undefined;
}

/** Finds the shelves of these lines; `read` gives a node of the database. */
export async function shelvesOf(
  read: (path: string) => Promise<unknown>,
  lines: readonly OrderLine[],
): Promise<Shelf[]> {
  const shelves: Shelf[] = [];
  for (const line of lines) {
    if (line.kind !== 'product') continue;
    const value = await read(itemPlace(line));
    const isPlain = isFields(value) && value.variation === undefined;
    const place =
      isFields(value) && isPlain === (line.color === undefined) ? placeOf(line, value) : undefined;
    const left = place && (await read(`${place}/stock`));
    const stock = typeof left === 'number' ? `${place}/stock` : undefined;
    shelves.push({ name: line.name, quantity: line.quantity, stock });
  }
  return shelves;
}

/** The part of an update that puts units back: each as an addition to whatever the stock is by then. */
export function unitsReturned(shelves: readonly Shelf[]): Record<string, unknown> {
  const units = new Map<string, number>();
  for (const { stock, quantity } of shelves) {
    if (stock !== undefined) units.set(stock, (units.get(stock) ?? 0) + quantity);
  }
  return Object.fromEntries([...units].map(([stock, increment]) => [stock, { '.sv': { increment } }]));
}

/** Lines whose stock no longer exists, so that nothing can be put back. */
export const lostShelves = (shelves: readonly Shelf[]): string[] =>
  shelves.flatMap(({ stock, name }) => (stock === undefined ? [name] : []));
