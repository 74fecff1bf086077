import type { Access } from './access';
import { messageLine, readMessages } from './messageBook';
import { listLine, readOrders } from './orders/orderBook';
import { readWithdrawals, withdrawalLine } from './withdrawalBook';

/** Something that came in and that the owner should hear of. */
export interface News {
  path: string;
  createdAt: number;
  /** For a terminal. */
  line: string;
  /** For programs: the whole of it, with its kind, number and place. */
  data: Readonly<Record<string, unknown>>;
}

/** What came in after a moment, oldest first. */
export async function readNews(access: Access, after: number): Promise<News[]> {
  const [orders, messages, withdrawals] = [
    await readOrders(access),
    await readMessages(access),
    await readWithdrawals(access),
  ];
  const news: News[] = [
    ...orders.map((entry): News => {
      const { path, number, order } = entry;
      const data = { kind: 'order', number, path, ...order };
      return { path, createdAt: order.createdAt, line: listLine(entry), data };
    }),
    ...messages.map((entry): News => {
      const { path, number, kind, createdAt, fields } = entry;
      return { path, createdAt, line: messageLine(entry), data: { ...fields, kind, number, path } };
    }),
    ...withdrawals.map((entry): News => {
      const { path, createdAt } = entry;
      return {
        path,
        createdAt,
        line: withdrawalLine(entry, undefined),
        data: { kind: 'withdrawal', ...entry },
      };
    }),
  ];
  return news.filter(({ createdAt }) => createdAt > after).toSorted((a, b) => a.createdAt - b.createdAt);
}
