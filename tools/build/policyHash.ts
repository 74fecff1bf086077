import { createHash } from 'node:crypto';

/** The hash by which a content security policy allows inline code or an inline style. */
export const policyHashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
