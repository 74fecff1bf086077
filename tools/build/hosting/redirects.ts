import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '#model/catalogue/item';
import { paths, productPaths, programPaths } from '#model/paths';
import { buildNotes } from '#tools/build/buildNotes';

/** An item that the owner has taken out of the shop, and where whoever looks for it is led. */
export interface RemovedItem {
  kind: Item['kind'];
  id: string;
  to: string;
}

/** Addresses that lead elsewhere: one of these paths with one of these ids behind it. */
export interface Redirect {
  paths: readonly string[];
  ids: readonly string[];
  to: string;
}

/** Found elsewhere for now: a browser would keep a 301, and the item may come back. */
export const redirectStatus = 302;

const file = join(buildNotes, 'removed.json');

/** Notes what the catalogue of a build hides: the files of hosts are written afterwards. */
export async function noteRemoved(items: readonly RemovedItem[]): Promise<void> {
  await mkdir(buildNotes, { recursive: true });
  await writeFile(file, JSON.stringify(items));
}

/** One redirect for all items of a kind that lead to the same place. */
export function redirectsOf(items: readonly RemovedItem[]): Redirect[] {
  const found = new Map<string, { paths: readonly string[]; ids: string[]; to: string }>();
  for (const { kind, id, to } of items) {
    const ways = Object.values(kind === 'program' ? programPaths : productPaths);
    const redirect = found.get(`${kind} ${to}`) ?? { paths: ways, ids: [], to };
    redirect.ids.push(id);
    found.set(`${kind} ${to}`, redirect);
  }
  return [...found.values()];
}

/** Where browsers and password managers look for the place to change a password. https://www.w3.org/TR/change-password-url/ */
const changePassword: Redirect = {
  paths: ['/.well-known'],
  ids: ['change-password'],
  to: `${paths.account}#methods`,
};

/** Those of the last build's items, and the one of every build. */
export function readRedirects(): Redirect[] {
  if (!existsSync(file)) return [changePassword];
  const items: RemovedItem[] = JSON.parse(readFileSync(file, 'utf8'));
  return [changePassword, ...redirectsOf(items)];
}

/** A text that a regular expression takes as it is. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The addresses as a regular expression, of paths as they are meant: hosts compare them unescaped. */
export const redirectPattern = ({ paths: ways, ids }: Redirect): string =>
  `^(${ways.join('|')})/(${ids.map(escaped).join('|')})/?$`;

/** Each address by itself, for hosts without expressions. */
export const redirectLines = (redirect: Redirect): string[] =>
  redirect.ids.flatMap((id) =>
    redirect.paths.map((path) => `${path}/${encodeURIComponent(id)}  ${redirect.to}  ${redirectStatus}`),
  );
