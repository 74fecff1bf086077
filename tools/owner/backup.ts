import { isDeepStrictEqual } from 'node:util';
import { isFields } from '../../src/model/untrusted';
import { nodeRequest, type Access } from './access';

/** The whole database as JSON. Only an administrator may read it whole. */
export async function readAll(access: Access): Promise<Record<string, unknown>> {
  const { value } = await nodeRequest(access, '');
  return isFields(value) ? value : {};
}

/** How many entries each node has, to see at a glance what a backup holds. */
export const contentsOf = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .map(([name, node]) => `${name} (${isFields(node) ? Object.keys(node).length : 1})`)
    .join(', ');

/** A backup as a file has it; throws on anything else, before something is overwritten with it. */
export function backupOf(text: string): Record<string, unknown> {
  const data: unknown = JSON.parse(text);
  if (!isFields(data) || (!isFields(data.products) && !isFields(data.programs)))
    throw new Error('This is no backup of a shop: it has neither products nor programs.');
  return data;
}

/** Puts nodes back as they were, each whole, and reads them again: what stands there now is what was saved. */
export async function restore(
  access: Access,
  data: Readonly<Record<string, unknown>>,
  nodes: readonly string[],
): Promise<void> {
  for (const node of nodes) {
    const body = data[node] ?? null;
    await nodeRequest(access, node, { method: 'PUT', body });
    const { value } = await nodeRequest(access, node);
    if (!isDeepStrictEqual(value, body)) throw new Error(`${node} was written, but reads otherwise.`);
  }
}
