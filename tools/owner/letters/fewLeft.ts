import { fewLeftLetter } from '#model/desk/ownerLetters';
import { runningLow, type RunningLow } from '#model/desk/runningLow';
import { digestOf } from '#model/digest';
import { lettersNode } from '#model/order/places';
import { fieldsOf, textOf } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import { readProducts } from '#tools/owner/orders/orderSummary';
import { forgetMarks } from './marks';
import { owedToOwner, type Owed, type Scarcity, type Sources } from './owedLetter';

const kind = 'few-left';

/** Which letter tells that something runs low: noted before that letter goes out, until there is enough of it again. */
const node = `${lettersNode}/scarce`;

export async function readScarcity(access: Access): Promise<Scarcity> {
  const { value } = await nodeRequest(access, node);
  const noted = fieldsOf(value);
  const low = new Map(runningLow(await readProducts(access)).map((each) => [digestOf(each.what), each]));
  const untold = [...low.keys()].filter((key) => !(key in noted));
  const newest = digestOf(untold.toSorted());
  const letters = new Map<string, RunningLow[]>();
  for (const [key, each] of low) {
    const letter = key in noted ? textOf(noted[key]) : newest;
    letters.set(letter, [...(letters.get(letter) ?? []), each]);
  }
  return { letters, untold, newest, enough: Object.keys(noted).filter((key) => !low.has(key)) };
}

const note = (access: Access, keys: readonly string[], letter: string | null) =>
  nodeRequest(access, node, {
    method: 'PATCH',
    body: Object.fromEntries(keys.map((key) => [key, letter])),
  });

/** What is there again is told once more when it runs low. The mark goes first: without its note it would never go. */
export async function forgetEnough(
  access: Access,
  done: Set<string>,
  { letters, enough }: Scarcity,
): Promise<void> {
  await forgetMarks(access, done, kind, (id) => letters.has(id));
  if (enough.length > 0) await note(access, enough, null);
}

/** One letter with all that began to run low since the last one: nobody is told of the same again and again. */
export const ofScarcity = (
  access: Access,
  { shop, owner, scarcity: { letters, untold, newest } }: Sources,
): Owed[] =>
  [...letters].map(([id, low]) => ({
    ...owedToOwner(kind, id, `${low.length} items`, { owner, letter: () => fewLeftLetter(low, shop) }),
    ...(id === newest && {
      prepare: async () => {
        await note(access, untold, id);
      },
    }),
  }));
