import type * as DatabaseLibrary from 'firebase/database';
import type { DataSnapshot, QueryConstraint } from 'firebase/database';
import { compareKeys } from '#model/databaseKeys';
import { lazyRecord } from '#model/lazyRecord';
import { oncePer } from '#model/oncePer';
import { fieldsOf } from '#model/untrusted';
import { idToken } from '#services/firebase/account/auth';
import { holdConnection } from '#services/firebase/database';
import { memberRequest } from '#services/firebase/rest';

// Load this module lazily (`import()`): it brings the sign-in library and the database's with it.

/** The library takes an answer in one piece: with more children, a phone would let a press wait meanwhile. */
const mostAtOnce = 100;

/** Read when it is first asked for: thousands at once take a phone longer than a press may wait. */
const valueOf = oncePer((child: DataSnapshot): unknown => child.val());

/** The children as the fields of a node. */
const nodeOf = (children: ReadonlyMap<string, DataSnapshot>): object =>
  lazyRecord([...children.keys()], (key) => {
    const child = children.get(key);
    return child && valueOf(child);
  });

/** A part of a node: so many of its first children, or of those with the newest `createdAt`. */
export type Part = { first: number } | { newest: number };

/** From a first key to that of the next piece; undefined where the node begins and ends. */
interface Piece {
  from: string | undefined;
  before: string | undefined;
}

function constraintsOf(library: typeof DatabaseLibrary, piece: Piece | Part): QueryConstraint[] {
  if ('newest' in piece) return [library.orderByChild('createdAt'), library.limitToLast(piece.newest)];
  if ('first' in piece) return [library.orderByKey(), library.limitToFirst(piece.first)];
  const bounds = [
    ...(piece.from === undefined ? [] : [library.startAt(piece.from)]),
    ...(piece.before === undefined ? [] : [library.endBefore(piece.before)]),
  ];
  return bounds.length === 0 ? [] : [library.orderByKey(), ...bounds];
}

/** A node cut between its keys. Together the pieces are all of it, whichever keys come later; one piece where the keys are not told. */
async function piecesOf(path: string): Promise<Piece[]> {
  const token = await idToken();
  const answer =
    token === null
      ? undefined
      : await memberRequest(path, { token, query: { shallow: true } }).catch(() => undefined);
  const keys = Object.keys(fieldsOf(answer)).toSorted(compareKeys);
  const cuts = keys.filter((_, at) => at > 0 && at % mostAtOnce === 0);
  return [undefined, ...cuts].map((from, at) => ({ from, before: cuts[at] }));
}

/**
 * Subscribes to a node that only owners may read, or to a part of it. Children come one by one, so that those that did not change are the same objects
 * in each value. The returned function unsubscribes and closes the connection. Nothing is ever
 * written over this connection: it would send later, by itself, what was pressed while nobody answered.
 */
export async function watchOwnersNode(
  path: string,
  onValue: (value: unknown) => void,
  onProblem: (error: Error) => void,
  part?: Part,
): Promise<() => void> {
  // Renews a token that is older than the claim or the verified address: the connection sends the one there is.
  await idToken();
  const [pieces, { database, library, release }] = await Promise.all([
    part ? [part] : piecesOf(path),
    holdConnection(),
  ]);
  const node = library.ref(database, path);
  const children = new Map<string, DataSnapshot>();
  const answered = new Set<Piece | Part>();
  const keep = (child: DataSnapshot): void => void children.set(child.key ?? '', child);
  const stops = pieces.flatMap((piece) => {
    const constraints = constraintsOf(library, piece);
    const asked = constraints.length === 0 ? node : library.query(node, ...constraints);
    return [
      library.onChildAdded(asked, keep),
      library.onChildChanged(asked, keep),
      library.onChildRemoved(asked, ({ key }) => children.delete(key ?? '')),
      // Told after all children of an update.
      library.onValue(
        asked,
        (snapshot) => {
          answered.add(piece);
          if (answered.size < pieces.length) return;
          onValue(children.size > 0 ? nodeOf(new Map(children)) : snapshot.val());
        },
        onProblem,
      ),
    ];
  });
  return () => {
    for (const stop of stops) stop();
    release();
  };
}
