import type { OrderLine } from './order';
import type { Refund } from './refund';

/** What came back with a refund: its lines, with the units that did. */
export const unitsOfRefund = (
  lines: readonly OrderLine[],
  refund: Pick<Refund, 'lines'> | undefined,
): OrderLine[] =>
  lines.flatMap((line) => {
    const quantity = refund?.lines[line.key ?? ''] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
