import type { LetterShop } from '#model/letters/letter';
import { isFields, textOf } from '#model/untrusted';
import type { Access } from '#tools/owner/access';
import { forgetTold, readWishes } from './backInStock';
import { forgetEnough, readScarcity } from './fewLeft';
import { claim, isOver, readMarks, readSince, settle, type Claim, type Outcome, type Run } from './marks';
import { readOwed } from './owed';
import type { Owed } from './owedLetter';
import { reasonOf, type Post } from './post';

export interface Desk {
  access: Access;
  run: Run;
  post: Post;
  shop: LetterShop;
  owner: string;
  say: (line: string) => void;
  now: () => number;
  /** Waits between letters, so that no mail server sees a flood. */
  pause: () => Promise<void>;
}

/** What the outcome of sending was; where the database did not hear of it, this run does, and sends nothing twice. */
export type Unsettled = Map<string, { claim: Claim; outcome: Outcome }>;

export interface Passed {
  sent: number;
  failed: number;
  /** Letters that another run has in hand, or that wait for their next try. */
  waiting: number;
}

/** The log names kind and number, never a person. */
const named = ({ kind, about }: Owed): string => `${kind} ${about}`;

async function sendOne({ post, say }: Desk, letter: Owed, { first }: Claim): Promise<Outcome> {
  let reader: string | undefined;
  try {
    await letter.prepare?.();
    const written = await letter.write();
    reader = written.to.address;
    // The same for every try of this letter, and another for one that is owed anew.
    await post({ ...written, id: `${written.id}.${first}` });
    say(`Sent: ${named(letter)}`);
    return { state: 'sent' };
  } catch (error) {
    const why = reasonOf(error, reader);
    say(`Not sent: ${named(letter)}: ${why}`);
    return { state: 'failed', why };
  }
}

/** Sends everything that is owed and not in another's hands. */
export async function sendOwed(desk: Desk, done: Set<string>, unsettled: Unsettled): Promise<Passed> {
  const { access, run, shop, owner, now, pause, say } = desk;
  const passed: Passed = { sent: 0, failed: 0, waiting: 0 };
  const settleOne = async (letter: string): Promise<void> => {
    const left = unsettled.get(letter);
    if (!left) return;
    const state = await settle(access, left.claim, left.outcome, now());
    unsettled.delete(letter);
    if (state !== 'failed') done.add(letter);
  };
  for (const letter of unsettled.keys()) await settleOne(letter);
  // A new run asks once for all that is over, not letter by letter.
  if (done.size === 0) {
    for (const [letter, mark] of await readMarks(access)) if (isOver(mark)) done.add(letter);
  }
  const since = await readSince(access, now());
  const wishes = await readWishes(access);
  await forgetTold(access, done, wishes);
  const scarcity = await readScarcity(access);
  await forgetEnough(access, done, scarcity);
  const owed = await readOwed(access, { since, shop, owner, wishes, scarcity });
  for (const letter of owed) {
    if (done.has(letter.key)) continue;
    const claimed = await claim(access, letter.key, run, now());
    if (claimed === 'done') done.add(letter.key);
    else if (claimed === 'wait') passed.waiting += 1;
    else {
      const outcome = await sendOne(desk, letter, claimed);
      unsettled.set(letter.key, { claim: claimed, outcome });
      passed[outcome.state === 'sent' ? 'sent' : 'failed'] += 1;
      await settleOne(letter.key).catch((error: unknown) => say(`Not written down yet: ${reasonOf(error)}`));
      await pause();
    }
  }
  return passed;
}

/** What was tried for two days in vain; the owner has to look. */
export async function readGivenUp(access: Access): Promise<string[]> {
  return [...(await readMarks(access))]
    .filter(([, mark]) => isFields(mark) && mark.state === 'given up')
    .map(([letter, mark]) => `${letter}: ${textOf(mark.why)}`);
}
