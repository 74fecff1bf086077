import { childrenOf, textOf } from '#model/untrusted';

/** What owners have noted about orders, by the ids of these. */
export type OwnersNotes = Readonly<Record<string, string>>;

export const notesIn = (node: unknown): OwnersNotes =>
  Object.fromEntries(childrenOf(node).map(([id, note]) => [id, textOf(note)]));
