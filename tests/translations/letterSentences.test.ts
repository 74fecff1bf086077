import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#model/languages';
import { isFields } from '#model/untrusted';

/** Sentences that promise a letter of the shop; each stands where `env.hasLetters` is asked. */
const conditional = ['contact.emailHint', 'placed.next', 'withdraw.email', 'withdraw.sentText'];

/** What else is said of e-mail that is sent: by hand, by Firebase for an account, by the newsletter's provider, or that none is. */
const ofSomebody = [
  'cart.online',
  'program.begins.early',
  'program.begins.later',
  'contact.sentText',
  'application.sentText',
  'placed.nextUnsent',
  'newsletter.unreadable',
  'newsletter.noAt',
  'emailLink.description',
  'reset.description',
];

const mail = /e-?mails?\b|\{\{email\}\}/i;
const receipt = /confirmation|receipt|Bestätigung|accusé de réception/;
const way =
  /\b(?:comes?|goes|sent|answer|links?|kommen|kommt|geht|antworten|antwortet|gesendet|verschickt|unterwegs|wählen|envoyée?|arrivent?|arrive|répondons|répond|recevez|en route|get|way)\b/i;

const textsOf = (value: unknown, key: string): [string, string][] =>
  isFields(value)
    ? Object.entries(value).flatMap(([part, each]) => textsOf(each, key === '' ? part : `${key}.${part}`))
    : [[key, String(value)]];

const speaksOfLetters = (text: string): boolean =>
  (mail.test(text) && (way.test(text) || receipt.test(text))) || (receipt.test(text) && way.test(text));

/** The files of shoppers; an account's letters are Firebase's, the desk is the owner's. */
const filesOf = (language: string): string[] =>
  readdirSync(`public/locales/${language}`).filter((file) => !/^(?:account|owner|form)\.json$/.test(file));

test.each(languages)(
  'every sentence in %s about e-mail that is sent follows the setting or is somebody’s',
  (language) => {
    const said = filesOf(language).flatMap((file) =>
      textsOf(JSON.parse(readFileSync(`public/locales/${language}/${file}`, 'utf8')), '')
        .filter(([, text]) => speaksOfLetters(text))
        .map(([key]) => key),
    );
    expect(said.filter((key) => ![...conditional, ...ofSomebody].includes(key))).toEqual([]);
    expect(said).toEqual(expect.arrayContaining(conditional));
  },
);

test('the sentences that promise a letter stand only where letters are asked for', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const uses = sources.flatMap((file) =>
    readFileSync(join('src', file), 'utf8')
      .split('\n')
      .filter((line) => conditional.some((key) => line.includes(`'${key}'`))),
  );
  expect(uses).toHaveLength(conditional.length);
  for (const line of uses) expect(line).toContain('env.hasLetters ?');
});
