import { choiceOf } from '#model/catalogue/item';
import { isSameLine, type CartLine } from './cart';

/** So many units of an item in one colour and size, as an order names them. */
export interface OrderedUnits {
  kind: CartLine['kind'];
  id: string;
  quantity: number;
  color?: string;
  size?: string;
}

const isOrdered = (line: CartLine, { kind, id, color, size }: OrderedUnits): boolean =>
  isSameLine(line, { kind, id, ...choiceOf(color, size) });

/** What stays in the cart when these units have been ordered: whatever was added since. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly OrderedUnits[]): CartLine[] =>
  lines.flatMap((line) => {
    const taken = ordered.find((each) => isOrdered(line, each))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
