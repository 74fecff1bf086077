import { fieldsOf, isFields } from '#model/untrusted';
import { nodeRequest, type Access } from './access';

const pageSize = 200;

/** The keys of a node's children, without what stands below them. */
export const keysOf = async (access: Access, path: string): Promise<string[]> =>
  Object.keys(fieldsOf((await nodeRequest(access, path, { query: { shallow: true } })).value));

/** The children of a node in pages: after a flood they are more than one answer can hold. */
export async function readPages(access: Access, path: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let last = ''; ;) {
    const query = { orderBy: '$key', limitToFirst: pageSize + 1, ...(last !== '' && { startAt: last }) };
    const { value } = await nodeRequest(access, path, { query });
    const page = Object.entries(fieldsOf(value)).filter(([key]) => key !== last);
    for (const [key, child] of page) found.set(key, child);
    const end = page.at(-1)?.[0];
    if (end === undefined || page.length < pageSize) return found;
    last = end;
  }
}

const timeOf = (child: unknown): number => (isFields(child) ? Number(child.createdAt) : 0);

/** The children of a node that came in before `time`, in pages, by the index of their `createdAt`. */
export async function readOlder(access: Access, path: string, time: number): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let from = 0; ;) {
    // Rows of the last row's millisecond are read again.
    const again = [...found.values()].filter((child) => timeOf(child) === from).length;
    const query = { orderBy: 'createdAt', startAt: from, endAt: time - 1, limitToFirst: pageSize + again };
    const { value } = await nodeRequest(access, path, { query });
    const page = Object.entries(fieldsOf(value)).filter(([key]) => !found.has(key));
    for (const [key, child] of page) found.set(key, child);
    if (page.length === 0) return found;
    from = Math.max(...page.map(([, child]) => timeOf(child)));
  }
}
