import { itemKinds } from '#model/catalogue/item';
import { isUsableId } from '#model/catalogue/itemId';
import { decoded, oneOf } from '#model/untrusted';
import { includesItem, type ItemKey } from './savedItem';

const begin = '#list=';
/** More are not opened: a link is anybody's, and a list of thousands would hold up a phone. */
const mostShared = 100;

/**
 * A list as it stands behind the # of a link, which no server sees: `#list=product/mat,program/calm`. One item too many tells
 * whoever opens it that there are more.
 */
export const sharedHash = (items: readonly ItemKey[]): string =>
  begin +
  items
    .slice(0, mostShared + 1)
    .map(({ kind, id }) => `${kind}/${encodeURIComponent(id)}`)
    .join(',');

/** Programs that write messages encode the sign behind it, too. */
const begins = /^#list(?:=|%3D)/i;

/** Begins what is added to a link on its way. The link itself has none of these unencoded. */
const added = /[?&#]/;
/** What stands behind a link in a sentence; nor of these. */
const behindLink = /[.;:"”’»>\]…]+$/u;
/** Characters of an encoded id at most. */
const longestId = 1500;

function keyFrom(text: string): ItemKey | undefined {
  const [typed, encoded = '', ...more] = text.split('/');
  const kind = oneOf(typed, itemKinds);
  const id = encoded.length > longestId ? undefined : decoded(encoded.replace(behindLink, ''));
  return kind && id !== undefined && more.length === 0 && isUsableId(id) ? { kind, id } : undefined;
}

interface ReadList {
  keys: ItemKey[];
  /** False where a part of the link cannot be read, or is one too many. */
  isWhole: boolean;
}

/** The list that a link brings, each item once; undefined where it brings none. What cannot be read of it is left out. */
export function sharedFrom(hash: string): ReadList | undefined {
  if (!begins.test(hash)) return undefined;
  const raw = hash.replace(begins, '');
  // Programs that write messages encode the whole of it once more, the slashes too.
  const text = raw.includes('/') ? raw : (decoded(raw) ?? '');
  const [plain = ''] = text.split(added, 1);
  const parts = plain.split(',').filter(Boolean);
  const read = parts.slice(0, mostShared).map(keyFrom);
  const keys: ItemKey[] = [];
  for (const key of read) if (key && !includesItem(keys, key)) keys.push(key);
  return { keys, isWhole: keys.length > 0 && parts.length <= mostShared && !read.includes(undefined) };
}
