import type { Access } from './access';
import { messageLine } from './messageBook';
import { listLine } from './orders/orderBook';
import { readReceived } from './received';
import { withdrawalLine } from './withdrawalBook';

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
  const { orders, messages, withdrawals } = await readReceived(access);
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
      const data = { kind: 'withdrawal', ...entry };
      return { path, createdAt, line: withdrawalLine(entry, undefined), data };
    }),
  ];
  return news.filter(({ createdAt }) => createdAt > after).toSorted((a, b) => a.createdAt - b.createdAt);
}
