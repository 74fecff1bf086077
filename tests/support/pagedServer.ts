import { compareKeys } from '#local/database/data/order';

/** Rows of one node, asked for by key as the database's REST interface has it. */
export function answerTo(address: string, node: Record<string, unknown>): Record<string, unknown> {
  const asked = new URL(address).searchParams;
  const json = (name: string): unknown => JSON.parse(asked.get(name) ?? 'null');
  if (json('orderBy') !== '$key') throw new Error('Rows are asked for by key.');
  const from = json('startAt');
  const most = Number(json('limitToFirst'));
  const keys = Object.keys(node)
    .toSorted(compareKeys)
    .filter((key) => typeof from !== 'string' || compareKeys(key, from) >= 0)
    .slice(0, most);
  return Object.fromEntries(keys.map((key) => [key, node[key]]));
}
