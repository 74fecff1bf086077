/** What can be looked up: by its number, its id or its place in the database. */
interface Numbered {
  path: string;
}

interface LookUp<Entry> {
  /** `order` or `message`, for the sentence when there is none. */
  kind: string;
  typed: string | undefined;
  hasNumber: (entry: Entry) => boolean;
  /** One entry in a line. */
  line: (entry: Entry) => string;
}

/**
 * The entry that is meant. Where a number or an id fits more than one, it is refused and they are listed: clients choose the ids, so
 * whoever wants to can make two that look alike. The place in the database is never ambiguous.
 */
export function theOnlyOne<Entry extends Numbered>(
  entries: readonly Entry[],
  { kind, typed = '', hasNumber, line }: LookUp<Entry>,
): Entry {
  const wanted = typed.trim();
  const found = entries.filter(
    (entry) => entry.path === wanted || entry.path.endsWith(`/${wanted}`) || hasNumber(entry),
  );
  const [only, ...others] = wanted === '' ? [] : found;
  if (!only) throw new Error(`There is no ${kind} ${wanted === '' ? 'without a number' : wanted}.`);
  if (others.length === 0) return only;
  const list = found.map((entry) => `${line(entry)}\n    ${entry.path}`);
  throw new Error(
    [
      `${wanted} means ${found.length} of them, which is no accident. Nothing was done. Name the one you mean by its place:`,
      ...list,
    ].join('\n'),
  );
}
