import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { LetterKind } from '#model/letters/letter';
import { lettersNode } from '#model/order/places';
import { entriesOf, fieldsOf, isFields, numberOf, textOf, type Fields } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';

/** Which run has a letter in hand; nothing of it says anything about a person. */
export interface Run {
  id: string;
  host: string;
  pid: number;
}

export const thisRun = (): Run => ({ id: randomUUID(), host: hostname(), pid: process.pid });

const minute = 60_000;
/** Longer than sending takes: after it, whoever had the letter in hand is gone. */
const lease = 5 * minute;
/** What failed is tried again after twice as long each time, for two days. */
const firstPause = minute;
const longestPause = 240 * minute;
const triedFor = 2 * 24 * 60 * minute;

const markPath = (letter: string): string => `${lettersNode}/marks/${letter}`;

/** What becomes of a letter: it is taken in hand, it waits, or nothing more is to be done. */
export type Judgement = 'take' | 'wait' | 'done';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isInHand({ by, at }: Fields, run: Run, now: number): boolean {
  if (!isFields(by) || now > (numberOf(at) ?? 0) + lease) return false;
  if (textOf(by.host) !== run.host) return true;
  // A run on this machine that ended without an outcome was killed; its number may be ours by now.
  return by.pid !== run.pid && isAlive(numberOf(by.pid) ?? -1);
}

/** Nothing more is to be done about a letter with this mark. */
export const isOver = (mark: unknown): boolean =>
  isFields(mark) && mark.state !== 'sending' && mark.state !== 'failed';

export function judge(mark: unknown, run: Run, now: number): Judgement {
  if (!isFields(mark)) return 'take';
  if (mark.state === 'sending') return isInHand(mark, run, now) ? 'wait' : 'take';
  if (mark.state === 'failed') return now >= (numberOf(mark.next) ?? 0) ? 'take' : 'wait';
  return isOver(mark) ? 'done' : 'take';
}

/** A letter that this run has in hand. */
export interface Claim {
  letter: string;
  tries: number;
  /** When it was tried first. */
  first: number;
}

/** Takes a letter in hand by compare-and-set: of two runs one gets it. */
export async function claim(
  access: Access,
  letter: string,
  run: Run,
  now: number,
): Promise<Claim | Exclude<Judgement, 'take'>> {
  const { value, tag } = await nodeRequest(access, markPath(letter));
  const judgement = judge(value, run, now);
  if (judgement !== 'take') return judgement;
  const before = fieldsOf(value);
  const tries = (numberOf(before.tries) ?? 0) + 1;
  const first = numberOf(before.first) ?? now;
  const body = { state: 'sending', at: now, first, tries, by: run };
  const { status } = await nodeRequest(access, markPath(letter), { method: 'PUT', body, ifMatch: tag });
  return status === 412 ? 'wait' : { letter, tries, first };
}

export type Outcome = { state: 'sent' | 'skipped' } | { state: 'failed'; why: string };

/** Writes down what came of a letter; after two days of failing it is given up, and the owner is told. */
export async function settle(
  access: Access,
  { letter, tries, first }: Claim,
  outcome: Outcome,
  now: number,
): Promise<'sent' | 'skipped' | 'failed' | 'given up'> {
  const isGivenUp = outcome.state === 'failed' && now - first >= triedFor;
  const state = isGivenUp ? 'given up' : outcome.state;
  const pause = Math.min(longestPause, firstPause * 2 ** (tries - 1));
  const body = {
    state,
    at: now,
    first,
    tries,
    ...(outcome.state === 'failed' && { why: outcome.why, next: now + pause }),
  };
  await nodeRequest(access, markPath(letter), { method: 'PUT', body });
  return state;
}

/** Since when letters are owed, as far as a run has written it; `now` before the first one. */
export async function sinceWhen(access: Access, now: number): Promise<number> {
  const { value } = await nodeRequest(access, `${lettersNode}/since`);
  return typeof value === 'number' ? value : now;
}

/** Since when letters are owed: the first run writes it, so that orders from before get none. */
export async function readSince(access: Access, now: number): Promise<number> {
  const path = `${lettersNode}/since`;
  const { value, tag } = await nodeRequest(access, path);
  if (typeof value === 'number') return value;
  const { status } = await nodeRequest(access, path, { method: 'PUT', body: now, ifMatch: tag });
  return status === 412 ? readSince(access, now) : now;
}

/** Letters by what became of them, as `order-sent/-Oa…`. */
export async function readMarks(access: Access): Promise<Map<string, Fields>> {
  const { value } = await nodeRequest(access, `${lettersNode}/marks`);
  const found = new Map<string, Fields>();
  for (const [kind, marks] of entriesOf(value))
    for (const [id, mark] of entriesOf(marks)) found.set(`${kind}/${id}`, mark);
  return found;
}

/** Takes away the marks of letters of a kind that may be owed anew: what they told is over. */
export async function forgetMarks(
  access: Access,
  done: Set<string>,
  kind: LetterKind,
  isStill: (id: string) => boolean,
): Promise<void> {
  const start = `${kind}/`;
  for (const letter of done) {
    if (!letter.startsWith(start) || isStill(letter.slice(start.length))) continue;
    await nodeRequest(access, markPath(letter), { method: 'PUT', body: null });
    done.delete(letter);
  }
}
