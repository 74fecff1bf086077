import { readFile } from 'node:fs/promises';
import { languages } from '#model/languages';
import { hasLetters, type Environment } from '#tools/build/plugins/environment';

/** The placeholder with which the terms say how a contract is confirmed: by e-mail where letters are sent, else on the order's page. */
const followed = '{{confirmationSentence}}';
const promised = /e-mail/i;

/** How the terms contradict that no letters are sent, file by file; nothing where they are sent. */
export async function letterContradictions(
  environment: Environment,
  read: (file: string) => Promise<string> = (file) => readFile(file, 'utf8'),
): Promise<string[]> {
  if (hasLetters(environment)) return [];
  const files = languages.map((language) => `src/content/legal/terms-conditions/${language}.md`);
  const texts = await Promise.all(files.map(read));
  return files.filter((_, index) => {
    const text = texts[index] ?? '';
    return !text.includes(followed) && promised.test(text);
  });
}

/** What the build says of it; empty where there is nothing to say. */
export async function letterNotes(environment: Environment): Promise<string[]> {
  if (hasLetters(environment)) return [];
  const files = await letterContradictions(environment);
  return [
    'No letters are sent (VITE_LETTERS is not on), so the shop promises none. Confirm orders by hand: the law asks for it in a lasting form.',
    ...files.map(
      (file) =>
        `${file} speaks of e-mail without ${followed}: check that it promises no confirmation that nobody sends.`,
    ),
  ];
}
