import type { Language } from '#model/languages';

/** What a letter is about; the names stand in the marks of what was sent. */
export const letterKinds = [
  'order-received',
  'order-confirmed',
  'order-payment',
  'order-paid',
  'order-sent',
  'order-cancelled',
  'order-refunded',
  'withdrawal-received',
  'message-received',
  'back-in-stock',
  'new-order',
  'new-message',
  'new-withdrawal',
  'few-left',
] as const;
export type LetterKind = (typeof letterKinds)[number];

export interface Letter {
  subject: string;
  /** Complete in itself. */
  text: string;
  html: string;
}

/** A letter before it is written as text and as HTML: both say the same, for both are made of this. */
export interface LetterContent {
  locale: string;
  subject: string;
  greeting: string;
  blocks: readonly LetterBlock[];
  /** Who writes, line by line. */
  sender: readonly string[];
}

export type LetterBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Where it is a sum, its last row is the total. */
  | { kind: 'rows'; rows: readonly (readonly [name: string, value: string])[]; isSum?: boolean }
  | { kind: 'link'; label: string; href: string }
  /** What somebody typed: shown as it is, and as theirs. */
  | { kind: 'quote'; text: string };

/** What of the shop its letters name. */
export interface LetterShop {
  name: string;
  /** Its own, in which its owner is written to. */
  language: Language;
  email: string;
  /** Name, address and legal data, line by line. */
  imprint: readonly string[];
  /** Its own zone, as IANA names it: the days in letters are the shop's. */
  timeZone: string;
  /** Without a slash at its end. */
  site: string;
  bank?: { name: string; iban: string; bic: string };
}
