import { oneLine } from '#model/letters/written';
import { readWishes } from './backInStock';
import { readScarcity } from './fewLeft';
import { isOver, readMarks, sinceWhen } from './marks';
import { readOwed } from './owed';
import type { Posted } from './post';
import type { Desk } from './run';

const reader = ({ name, address }: Posted['to']): string =>
  name === '' ? address : `${oneLine(name)} <${address}>`;

const shown = ({ kind, subject, to, attached = [], text }: Posted): string =>
  [
    `${kind}: ${subject}`,
    `To: ${reader(to)}`,
    ...attached.map(({ name }) => `Attached: ${name}`),
    '',
    text,
  ].join('\n');

/** What would be sent, to be read. Nothing is sent, and nothing written. */
export async function printed({ access, shop, owner }: Desk): Promise<string> {
  const since = await sinceWhen(access, Date.now());
  const [wishes, scarcity] = [await readWishes(access), await readScarcity(access)];
  const owed = await readOwed(access, { since, shop, owner, wishes, scarcity });
  const marks = await readMarks(access);
  const unsent = owed.filter(({ key }) => !isOver(marks.get(key)));
  const letters = await Promise.all(unsent.map(({ write }) => write()));
  return letters.map(shown).join('\n\n') || 'None.';
}
