import { createHash } from 'node:crypto';

/** What a content security policy knows inline code or an inline style by. */
export const sumOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
