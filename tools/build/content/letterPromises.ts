import { readFile } from 'node:fs/promises';
import { languages } from '#model/languages';
import { hasLetters, type Environment } from '#tools/build/plugins/environment';

/** The placeholder with which the terms say how a contract is confirmed: by e-mail where letters are sent, else on the order's page. */
const followed = '{{confirmationSentence}}';
const conditional = /\{\{ifLetters\}\}.*?\{\{end\}\}/gs;
const mail = /\be-?mail|\bmail\b|courriel|courrier électronique/i;
/** Words of what a shop sends by itself, in the shop's languages. */
const sent =
  /confirm|receipt|receive|invoice|we (?:e-?mail|send)|sent to you|bestätig|erhalten|rechnung|(?:schicken|senden) wir|wir (?:schicken|senden)|recevez|facture|accusé|envo(?:yons|yée?s?)/i;
/** A blank line, a point of a list, a cell's border or the end of a sentence. */
const ends = /\n\s*\n|\n- |\||[.!?](?=\s)/;

/** The sentences that promise an e-mail. */
export const promisesOf = (text: string): string[] =>
  text.split(ends).filter((part) => mail.test(part) && sent.test(part));

/** Whether terms promise an e-mail of their own; those without the placeholder say it themselves wherever they name e-mail. */
function promises(text: string): boolean {
  const always = text.replaceAll(conditional, '').replaceAll(/\{\{\w+\}\}/g, '');
  return text.includes(followed) ? promisesOf(always).length > 0 : mail.test(always);
}

/** The files of terms that contradict that no letters are sent. */
export async function letterContradictions(
  read: (file: string) => Promise<string> = (file) => readFile(file, 'utf8'),
): Promise<string[]> {
  const files = languages.map((language) => `src/content/legal/terms-conditions/${language}.md`);
  const texts = await Promise.all(files.map(read));
  return files.filter((_, index) => promises(texts[index] ?? ''));
}

/** What the build says of it; empty where there is nothing to say. */
export async function letterNotes(environment: Environment): Promise<string[]> {
  if (hasLetters(environment)) return [];
  const files = await letterContradictions();
  return [
    'No letters are sent (VITE_LETTERS is not on), so the shop promises none. Confirm orders by hand: the law asks for it in a lasting form.',
    ...files.map(
      (file) =>
        `${file} speaks of e-mail otherwise than by ${followed} or {{ifLetters}}: check that it promises nothing that nobody sends.`,
    ),
  ];
}
