import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/**
 * The name in the page of a class of a component's styles: its own name and two characters of its file's place. The
 * same in every build, so that the prerendered pages and the app agree; short, and alike within a file, so that it compresses.
 */
export function scopedName(name: string, file: string): string {
  const place = relative(process.cwd(), file).split(sep).join('/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 2)}`;
}
