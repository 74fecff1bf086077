import { isGuestOrder } from '#model/order/places';
import type { Access } from '#tools/owner/access';
import { lineForTerminal } from '#tools/owner/terminal';
import { cancelOrder, type PutBack } from './cancelOrder';
import { listLine, readOrders } from './orderBook';
import { messageOf } from '#tools/terminal/commandLine';

interface Flood {
  /** A time as the owner types it. */
  since: string | undefined;
  guestsOnly: boolean;
  /** Whether the orders are cancelled, and not only shown. */
  isMeant: boolean;
}

export const shelfNotes = ({ withoutShelf }: PutBack): string[] =>
  withoutShelf.map((name) => `  no shelf for its units any more: ${lineForTerminal(name)}`);

/** After a flood: every placed order since a time, seen first and cancelled only when it is meant. */
export async function cancelFlood(access: Access, { since, guestsOnly, isMeant }: Flood): Promise<string> {
  const from = Date.parse(since ?? '');
  if (Number.isNaN(from)) throw new Error('--since is a time, such as 2026-11-21T08:00.');
  const wanted = (await readOrders(access)).filter(
    ({ path, order }) =>
      order.status === 'placed' && order.createdAt >= from && (!guestsOnly || isGuestOrder(path)),
  );
  if (!isMeant)
    return [...wanted.map(listLine), `${wanted.length} orders. Add --yes to cancel them.`].join('\n');
  const notes: string[] = [];
  let cancelled = 0;
  for (const entry of wanted) {
    try {
      const putBack = await cancelOrder(access, entry);
      notes.push(...shelfNotes(putBack).map((note) => `${entry.number} ${note}`));
      cancelled += 1;
    } catch (error) {
      notes.push(messageOf(error));
    }
  }
  return [...notes, `${cancelled} of ${wanted.length} orders cancelled; their units are back in stock.`].join(
    '\n',
  );
}
