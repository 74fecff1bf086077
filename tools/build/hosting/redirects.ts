import type { Item } from '#model/catalogue/item';
import { paths, productPaths, programPaths } from '#model/paths';
import { readNote, writeNote } from '#tools/build/buildNotes';

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

const note = 'removed.json';

/** Notes what the catalogue of a build hides: the files of hosts are written afterwards. */
export const noteRemoved = (items: readonly RemovedItem[]): Promise<void> => writeNote(note, items);

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
export const readRedirects = (): Redirect[] => [
  changePassword,
  ...redirectsOf((readNote(note) as RemovedItem[] | undefined) ?? []),
];

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
