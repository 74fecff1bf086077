import type { APIRequestContext } from '@playwright/test';
import { address } from '#local/machine/ports';
import { expect } from './test';

/** A letter as the letter box gives it, as far as tests look at it. */
interface CaughtLetter {
  kind: string;
  to: string;
  subject: string;
  text: string;
  attachments: string[];
  copies: number;
}

export async function lettersTo(request: APIRequestContext, email: string): Promise<CaughtLetter[]> {
  // A connection of its own: one that was idle may be closed just as it is used again.
  const answer = await request.get(`${address('mocks')}/letters.json`, { headers: { Connection: 'close' } });
  const letters: CaughtLetter[] = await answer.json();
  return letters.filter(({ to }) => to.includes(email));
}

/** The letter of this kind, once it is there. */
export async function letterOf(
  request: APIRequestContext,
  email: string,
  kind: string,
): Promise<CaughtLetter> {
  let found: CaughtLetter[] = [];
  await expect
    .poll(
      async () => {
        found = (await lettersTo(request, email)).filter((letter) => letter.kind === kind);
        return found.length;
      },
      { message: `a letter ${kind}` },
    )
    .toBe(1);
  const [letter] = found;
  if (!letter) throw new Error(`There is no letter ${kind}.`);
  return { ...letter, text: letter.text.replaceAll('\u00a0', ' ') };
}
