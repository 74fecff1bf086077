import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { itemPlace } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import { lineTotal, toCents } from '#model/money/pricing';
import { taxRateOf, taxWording } from '#model/money/tax';
import { storedAmounts } from '#model/order/amounts';
import { firstStatus, type OrderDraft, type OrderLine } from '#model/order/order';
import { lineKeyOf } from '#model/order/lineKey';
import { childrenOf, isFields, numberOf, textOf } from '#model/untrusted';
import { CatalogueChangedError } from './sendingError';

/** The catalogue's raw nodes of an order's items, by their path (`products/cork-mat`). */
export type CatalogueNodes = ReadonlyMap<string, unknown>;

function itemsOf(nodes: CatalogueNodes): Item[] {
  return [...nodes].flatMap(([path, node]): Item[] => {
    const [kind, id = ''] = path.split('/');
    return kind === 'programs' ? programsOf({ [id]: node }).rows : productsOf({ [id]: node }).rows;
  });
}

const childOf = (node: unknown, key: string): unknown => childrenOf(node).find(([name]) => name === key)?.[1];

const keyWhere = (list: unknown, field: string, value: string | undefined): string | undefined =>
  childrenOf(list).find(([, entry]) => childOf(entry, field) === value)?.[0];

/** Where the line's stock stands in the catalogue: of the product, or of the size under its colour. */
export function placeOf(
  line: Pick<OrderLine, 'kind' | 'id' | 'color' | 'size'>,
  node: unknown,
): string | undefined {
  if (line.color === undefined) return itemPlace(line);
  const variations = childOf(node, 'variation');
  const colour = keyWhere(variations, 'color', line.color);
  if (colour === undefined) return undefined;
  const size = keyWhere(childOf(childOf(variations, colour), 'size'), 'name', line.size);
  return size && `${itemPlace(line)}/variation/${colour}/size/${size}`;
}

interface Taken {
  place: string;
  /** The line with exactly the catalogue's name, price, discount and tax rate, because the rules compare them. */
  line: OrderLine;
  /** Units that remain; undefined for a program, which has no stock. */
  left: number | undefined;
}

/** Compares what the catalogue reader gives: a difference that no shopper can see does not count. */
function isAsSeen(line: OrderLine, item: Item | undefined): boolean {
  // A rate is seen where tax comes on top, and once the catalogue has said it.
  const isTaxedAsSeen =
    taxWording !== 'added' || line.taxRate === undefined || line.taxRate === taxRateOf(item?.tax);
  return (
    isTaxedAsSeen && item?.name === line.name && item.price === line.price && item.discount === line.discount
  );
}

function takenFrom(line: OrderLine, nodes: CatalogueNodes): Taken | undefined {
  const path = itemPlace(line);
  const node = nodes.get(path);
  const [item] = itemsOf(new Map([[path, node]]));
  const place = line.kind === 'program' ? path : placeOf(line, node);
  if (!isFields(node) || !isAsSeen(line, item) || place === undefined) return undefined;
  const taxRate = taxRateOf(node.tax);
  const raw = {
    ...line,
    ...(taxRate !== undefined && { taxRate }),
    name: textOf(node.name),
    price: numberOf(node.price) ?? line.price,
    discount: numberOf(node.discount) ?? 0,
  };
  if (line.kind === 'program') return { place, line: raw, left: undefined };
  const stock = [...place.split('/').slice(2), 'stock'].reduce(childOf, node);
  return typeof stock === 'number' && stock >= line.quantity
    ? { place, line: raw, left: stock - line.quantity }
    : undefined;
}

/**
 * The lines as a chain, products before programs. Security rules cannot loop: each line names its neighbours and the sum up to it, so
 * that the last one proves the sum of all of them, and a cancelled order is followed from line to line.
 */
export function chained(keyed: readonly [key: string, line: OrderLine][]): {
  lines: Record<string, unknown>;
  first: string | undefined;
  last: string | undefined;
} {
  const sorted = [
    ...keyed.filter(([, { kind }]) => kind === 'product'),
    ...keyed.filter(([, { kind }]) => kind === 'program'),
  ];
  let sum = 0;
  const lines = sorted.map(([key, line], position): [string, unknown] => {
    const [previous] = sorted[position - 1] ?? [];
    const [next] = sorted[position + 1] ?? [];
    const amount = toCents(lineTotal(line));
    sum += amount;
    const neighbours = { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
    return [key, { ...line, amount, sum, position, ...neighbours }];
  });
  return { lines: Object.fromEntries(lines), first: sorted[0]?.[0], last: sorted.at(-1)?.[0] };
}

/**
 * One update for all of it: the order, each stock lowered by what is taken, and a mark per stock that names the order.
 * A stock is written as the number that must remain, so that the rules refuse it when somebody bought meanwhile.
 * Throws CatalogueChangedError when a line can no longer be had as the shopper saw it.
 */
export function orderUpdate(
  path: string,
  { lines, amounts, ...draft }: OrderDraft,
  nodes: CatalogueNodes,
  createdAt: unknown,
): Record<string, unknown> {
  const update: Record<string, unknown> = {};
  const keyed: [key: string, line: OrderLine][] = [];
  for (const line of lines) {
    const taken = takenFrom(line, nodes);
    if (taken === undefined) throw new CatalogueChangedError(itemsOf(nodes));
    const key = lineKeyOf(taken.place);
    keyed.push([key, taken.line]);
    if (taken.left === undefined) continue;
    update[`${taken.place}/stock`] = taken.left;
    update[`lastOrders/${key}`] = path;
  }
  update[path] = {
    ...draft,
    ...chained(keyed),
    amounts: storedAmounts(amounts),
    status: firstStatus,
    createdAt,
  };
  return update;
}
