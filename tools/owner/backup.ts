import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isFields } from '#model/untrusted';
import { nodeRequest, type Access } from './access';
import { messageOf } from '#tools/terminal/commandLine';

/** The whole database as JSON. Only an administrator may read it whole. */
export async function readAll(access: Access): Promise<Record<string, unknown>> {
  const { value } = await nodeRequest(access, '');
  return fieldsOf(value);
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

/** The nodes that are put back; throws when one of them is not in the backup, for what is missing there would be erased here. */
export function nodesToRestore(
  data: Readonly<Record<string, unknown>>,
  asked: readonly string[] | undefined,
): string[] {
  const saved = Object.keys(data).filter((node) => data[node] !== null);
  const missing = (asked ?? []).filter((node) => !saved.includes(node));
  if (missing.length > 0)
    throw new Error(
      `The backup has no ${missing.join(', ')}: nothing was changed. It has ${saved.join(', ')}.`,
    );
  return asked === undefined ? saved : [...new Set(asked)];
}

/** Puts nodes back as they were, each whole and all in one update, and reads them again. */
export async function restore(
  access: Access,
  data: Readonly<Record<string, unknown>>,
  nodes: readonly string[],
): Promise<void> {
  const body = Object.fromEntries(nodesToRestore(data, nodes).map((node) => [node, data[node]]));
  await nodeRequest(access, '', { method: 'PATCH', body }).catch((error: unknown) => {
    throw new Error(`${messageOf(error)}\nAll of it was put back or nothing: the same command goes on.`, {
      cause: error,
    });
  });
  for (const [node, saved] of Object.entries(body)) {
    const { value } = await nodeRequest(access, node);
    if (!isDeepStrictEqual(value, saved)) throw new Error(`${node} was written, but reads otherwise.`);
  }
}
