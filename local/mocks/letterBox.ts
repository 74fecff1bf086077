import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { listen } from '#local/machine/listen';
import { ports } from '#local/machine/ports';
import type { Running } from '#local/machine/processes';

/** A letter as it arrived. */
export interface CaughtLetter {
  kind: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
  /** How often it came: mailboxes show one with the same Message-ID once, and so does this one. */
  copies: number;
  attachments: string[];
}

export interface LetterBox extends Running {
  port: number;
  /** Newest last. */
  letters: () => readonly CaughtLetter[];
}

/** More are not kept: a box that stays open for days must not fill the memory. */
const mostKept = 500;

const addressesOf = (value: AddressObject | AddressObject[] | undefined): string =>
  [value ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

const headerOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An SMTP server that delivers nothing: what it takes can be read on this machine. */
export async function startLetterBox(port = ports.smtp): Promise<LetterBox> {
  const caught = new Map<string, CaughtLetter>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      simpleParser(stream).then(
        (mail) => {
          const id = mail.messageId ?? `${session.id}.${caught.size}`;
          caught.set(id, {
            kind: headerOf(mail.headers.get('x-letter-kind')),
            to: addressesOf(mail.to),
            from: addressesOf(mail.from),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html || '',
            at: new Date().toISOString(),
            copies: (caught.get(id)?.copies ?? 0) + 1,
            attachments: mail.attachments.map(({ filename }) => filename ?? ''),
          });
          const [oldest] = caught.keys();
          if (caught.size > mostKept && oldest !== undefined) caught.delete(oldest);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('unreadable')),
      );
    },
  });
  server.on('error', (error) => console.error('letter box:', error.message));
  const { port: taken } = await listen(server.server, port);
  return {
    port: taken,
    letters: () => [...caught.values()],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
