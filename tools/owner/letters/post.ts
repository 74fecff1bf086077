import { createTransport } from 'nodemailer';
import type { Letter, LetterKind } from '#model/letters/letter';
import { isEmail } from '#model/email';
import { oneLine } from '#model/letters/written';
import type { LetterSettings } from './settings';

export interface Posted extends Letter {
  kind: LetterKind;
  /** The same for every try, so that a mailbox that gets it again knows it. */
  id: string;
  to: { name: string; address: string };
  /** Texts to keep, as files beside the letter. */
  attached?: readonly { name: string; text: string }[];
}

/** Sends one letter; throws when it was not taken. */
export type Post = (letter: Posted) => Promise<void>;

/** As it was typed: no other header begins in it, and no mailbox reads a part of it as text in another encoding. */
const inHeader = (text: string): string => oneLine(text).replaceAll('=?', '= ?');

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

const waits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function postOver({ smtp, from }: LetterSettings): Post {
  const transport = createTransport({ url: smtp, ...waits });
  return async ({ kind, id, to, subject, text, html, attached = [] }) => {
    if (!isEmail(to.address)) throw new Error('The address is none that a letter can go to.');
    await transport.sendMail({
      from,
      to: { name: inHeader(to.name), address: to.address },
      subject: inHeader(subject),
      text,
      html,
      attachments: attached.map(({ name, text: content }) => ({
        filename: name,
        content,
        contentType: 'text/plain; charset=utf-8',
      })),
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'X-Letter-Kind': kind, 'Auto-Submitted': 'auto-generated' },
      // A letter is text alone: nothing in it is fetched from a disk or another server.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** A reason without a person: what servers answer often repeats whom a letter was for, as a whole address or its mailbox alone. */
export const reasonOf = (error: unknown, reader = ''): string => {
  const message = error instanceof Error ? error.message : 'unknown';
  const mailbox = reader.replace(/@.*/, '').toLowerCase();
  return oneLine(message)
    .replaceAll(/\S+@\S+/g, '(address)')
    .split(/([\s<>()'":;,]+|\.(?=\s|$))/)
    .map((word) => (mailbox !== '' && word.toLowerCase() === mailbox ? '(mailbox)' : word))
    .join('')
    .slice(0, 200);
};
