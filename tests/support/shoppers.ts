import type { RunningDatabase } from '#local/database/server';
import { amountsOf } from '#model/order/amounts';
import type { OrderDraft } from '#model/order/order';
import { newOrderPath, placeOrder } from '#services/firebase/orders/orders';
import { databaseClient, type DatabaseClient } from '#services/firebase/rest';
import type { Auth, Json } from '#tests/rules/ruleEngine';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const tokenOf = ({ uid, token }: Auth): string =>
  `${base64({ alg: 'none' })}.${base64({ sub: uid, user_id: uid, iat: 0, ...token })}.`;

/** The database as the shop's own code asks it. */
export const clientOf = ({ url }: Pick<RunningDatabase, 'url'>): DatabaseClient =>
  databaseClient((path) => `${url}/${path.split('/').map(encodeURIComponent).join('/')}.json?ns=shop`);

export const store = (ask: DatabaseClient, data: Json) =>
  ask('', { method: 'PUT', token: 'owner', body: data });
export const read = (ask: DatabaseClient, path: string) => ask(path, { token: 'owner' });

/** Orders as somebody would, and says where. */
export async function order(ask: DatabaseClient, draft: OrderDraft, member?: Auth): Promise<string> {
  const path = newOrderPath(member?.uid ?? null);
  await placeOrder({ path, token: member && tokenOf(member) }, draft, ask);
  return path;
}

export const draftOf = (
  lines: OrderDraft['lines'],
  delivery: OrderDraft['delivery'] = 'standard',
): OrderDraft => ({
  contact: { name: 'Ada', email: 'ada@shop.example' },
  delivery,
  address: { line1: '1 Elm Street', city: 'Portland', country: 'US' },
  currency: 'USD',
  language: 'en',
  lines,
  amounts: amountsOf(lines, delivery, { tax: 'included' }),
});
