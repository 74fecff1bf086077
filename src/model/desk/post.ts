import { knownLanguage } from '#model/languages';
import { letterWords } from '#model/letters/letterWords';
import { fieldsOf, textOf } from '#model/untrusted';
import { inboxes, type BookedMessage } from './messages';
import { mailTo } from './stepLetter';
import type { BookedWithdrawal } from './withdrawals';

export const postKinds = [...Object.values(inboxes), 'withdrawal'] as const;
export type PostKind = (typeof postKinds)[number];

/** What somebody wrote to the shop, whichever form it came by. */
export interface PostEntry {
  path: string;
  number: string;
  kind: PostKind;
  createdAt: number;
  isDone: boolean;
  name: string;
  email: string;
  language: string;
  text: string;
  /** What the form asked beside it, by the name of the field. */
  facts: readonly (readonly [name: PostFact, value: string])[];
}

const factNames = [
  'topic',
  'organisation',
  'partnerType',
  'country',
  'phone',
  'link',
  'orderNumber',
] as const;
export type PostFact = (typeof factNames)[number] | 'dimensions';

function ofMessage({ fields, ...entry }: BookedMessage): PostEntry {
  const dimensions = Object.keys(fieldsOf(fields.dimensions)).join(', ');
  const facts = factNames.map((name) => [name, textOf(fields[name])] as const);
  return {
    ...entry,
    name: textOf(fields.name),
    email: textOf(fields.email),
    language: textOf(fields.language),
    text: textOf(fields.message),
    facts: [...facts, ['dimensions', dimensions] as const].filter(([, value]) => value !== ''),
  };
}

const ofWithdrawal = ({ about, items, ...entry }: BookedWithdrawal): PostEntry => ({
  ...entry,
  kind: 'withdrawal',
  text: [about, items ?? ''].filter(Boolean).join('\n'),
  facts: [],
});

/** Messages, applications and withdrawals, newest first. */
export const postOf = (
  messages: readonly BookedMessage[],
  withdrawals: readonly BookedWithdrawal[],
): PostEntry[] =>
  [...messages.map(ofMessage), ...withdrawals.map(ofWithdrawal)].toSorted(
    (a, b) => b.createdAt - a.createdAt,
  );

/** It names orders, or should. */
export const isAboutOrders = ({ kind, facts }: PostEntry): boolean =>
  kind === 'withdrawal' || facts.some(([fact]) => fact === 'orderNumber');

/** Opens an answer in a mail program: greeted in the language it was written in, above what was written. */
export function answerTo({ number, name, email, language, text }: PostEntry): string {
  const { hello } = letterWords[knownLanguage(language)];
  const quoted = text.split('\n').map((line) => `> ${line}`);
  return mailTo(email, { subject: `Re: ${number}`, text: [hello(name), '', quoted.join('\n')].join('\n\n') });
}
