import { InvalidData } from '#local/database/errors';

export type Path = readonly string[];

/** Looks like a child in a path, yet names the priority of the node before it. */
export const PRIORITY = '.priority';

export const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
const FORBIDDEN = new Set('.#$/[]');

export function checkKey(key: string): void {
  if (key === '') throw new InvalidData('Invalid data; a key must not be empty.');
  if (hasForbiddenCharacter(key)) {
    throw new InvalidData(
      `Invalid key ${JSON.stringify(key)}; keys must not contain ".", "#", "$", "/", "[", "]" or control characters.`,
    );
  }
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidData(`Invalid key; keys are at most ${MAX_KEY_BYTES} bytes long.`);
  }
}

function hasForbiddenCharacter(key: string): boolean {
  for (const character of key) {
    if (FORBIDDEN.has(character) || character < ' ' || character === '\u007f') return true;
  }
  return false;
}

/** `/a//b/` and `a/b` are the same place. */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '');
  path.forEach((key, index) => {
    if (key !== PRIORITY || index < path.length - 1) checkKey(key);
  });
  if (path.length > MAX_DEPTH)
    throw new InvalidData(`Invalid path; it is more than ${MAX_DEPTH} levels deep.`);
  return path;
}

export function pathText(path: Path): string {
  return `/${path.join('/')}`;
}

export function isAtOrBelow(path: Path, ancestor: Path): boolean {
  return path.length >= ancestor.length && ancestor.every((key, index) => path[index] === key);
}

/** The node that a write to this path touches: a priority belongs to the node before it. */
export function touchedPath(path: Path): Path {
  return path.at(-1) === PRIORITY ? path.slice(0, -1) : path;
}
