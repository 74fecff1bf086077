import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { sumOf } from '../hosting/sums';

const files = [new URL('early.js', import.meta.url), new URL('keepPressed.js', import.meta.url)];

let text: string | undefined;

/** The script that stands in every written page, as it stands there. */
export function earlyScript(): string {
  text ??= minifySync('early.js', files.map((file) => readFileSync(file, 'utf8')).join('\n')).code.trim();
  return text;
}

/** What the content security policy knows it by. */
export const earlyScriptSum = (): string => sumOf(earlyScript());
