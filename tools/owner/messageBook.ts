import common from '#public/locales/en/common.json';
import owner from '#public/locales/en/owner.json';
import partner from '#public/locales/en/partner.json';
import { postOf, type PostFact } from '#model/desk/post';
import { knownLanguage, languageNames } from '#model/languages';
import { shopMinute } from '#model/order/calendarDay';
import { countryNames } from '#model/order/countryNames';
import { messagesIn, type BookedMessage, type Inbox } from '#model/desk/messages';
import { isNumberOf, numbersIn } from '#model/desk/numbersIn';
import { messagePrefixes } from '#model/order/referenceNumber';
import { textOf } from '#model/untrusted';
import type { Access } from './access';
import { readPages } from './pages';
import { forTerminal } from './terminal';
import { theOnlyOne } from './theOnlyOne';

const readInbox = async (access: Access, inbox: Inbox): Promise<BookedMessage[]> =>
  messagesIn(inbox, Object.fromEntries(await readPages(access, inbox)));

/** Everything that was written to the shop, newest first. */
export async function readMessages(access: Access): Promise<BookedMessage[]> {
  const found = await Promise.all([
    readInbox(access, 'contactMessages'),
    readInbox(access, 'partnerApplications'),
  ]);
  return found.flat().toSorted((a, b) => b.createdAt - a.createdAt);
}

const codes: Partial<Record<PostFact, Readonly<Record<string, string>>>> = {
  topic: partner.topic,
  partnerType: partner.type,
  dimensions: common.dimension,
};

/** What was chosen, in the words of the form and of the desk; what is none of its choices stays as it came. */
function wordsOf(fact: PostFact, value: string): string {
  if (fact === 'country') return countryNames('en')(value);
  const words = codes[fact];
  if (!words) return value;
  return value
    .split(', ')
    .map((code) => words[code] ?? code)
    .join(', ');
}

export function messageLine({ number, kind, createdAt, isDone, fields }: BookedMessage): string {
  const date = shopMinute(createdAt);
  const about = wordsOf('topic', textOf(fields.topic)) || textOf(fields.organisation);
  return forTerminal(
    `${number}  ${date}  ${isDone ? 'done' : 'new '}  ${kind.padEnd(11)}  ${textOf(fields.email)}  ${about}`,
  ).replaceAll('\n', ' ');
}

/** The message with this number, the one it had before, this id or this place. Throws where there is none, or more than one. */
export const messageMeant = (messages: readonly BookedMessage[], typed: string | undefined): BookedMessage =>
  theOnlyOne(messages, {
    kind: 'message',
    typed,
    hasNumber: ({ id, inbox }) => {
      const prefix = messagePrefixes[inbox];
      return isNumberOf(numbersIn(typed ?? '', prefix), id, { prefix });
    },
    line: messageLine,
  });

/** Everything that is needed to answer. */
export function describeMessage(entry: BookedMessage): string {
  const { fields, path } = entry;
  const [post] = postOf([entry], []);
  const lines = [
    messageLine(entry),
    `  ${path}`,
    `  ${textOf(fields.name)}, ${textOf(fields.email)}`,
    `  answer in ${languageNames[knownLanguage(textOf(fields.language))]}`,
    ...(post?.facts ?? []).map(([fact, value]) => `  ${owner.post.fact[fact]}: ${wordsOf(fact, value)}`),
    '',
    ...textOf(fields.message)
      .split('\n')
      .map((line) => `  ${line}`),
  ];
  return lines.map(forTerminal).join('\n');
}
