import { itemPaths, paths } from './paths';

const bySmallLetters = (all: readonly string[]): ReadonlyMap<string, string> =>
  new Map(all.map((path) => [path.toLowerCase(), path]));

const pages = bySmallLetters(Object.values(paths));
/** What an id or a name follows. A page may be called like one of them. */
const folders = bySmallLetters([...Object.values(paths), ...itemPaths]);

/** What mail programs, chats and people add to a link, or change in it. */
const encodedKey = new RegExp(`^(${paths.order})/?%23`, 'i');

/** Articles and dimensions are named in small letters, items as their owner writes them. */
const smallFolders: readonly string[] = [paths.blog, paths.wellness];

/** What stands behind a link in a sentence, and is taken for a part of it; a name of ours has none of it. */
const behindLink = /(?:[.,;:!?)\]}>'"»”’…]|%(?:2[1279C]|3[ABEF]|5D|7D|C2%BB|E2%80%(?:99|9D|A6)))+$/i;
/** Some networks add what they count by without a question mark, or with one that is encoded. */
const counted = /(?:&|%26|%3F).*$/i;
const bare = (name: string): string => name.replace(counted, '').replace(behindLink, '').toLowerCase();
/** An id may have most of these in it. */
const dots = /(?:[.]|%2E)+$/i;

/**
 * The address as the shop's own links spell it: paths match in any case and with a slash behind them, but what compares them
 * knows one spelling. The # before an order's key may have been encoded on its way.
 */
export function spelledAddress(pathname: string, search = '', hash = ''): string {
  const [path = '', ...key] = pathname.replace(encodedKey, '$1#').split('#');
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '');
  const behind = search + (key.length > 0 ? `#${key.join('#')}` : hash);
  if (rest.length === 0) {
    return (pages.get(`/${bare(first)}`) ?? `/${first}`) + behind;
  }
  const head = folders.get(`/${first.toLowerCase()}`) ?? `/${first}`;
  const name = rest.join('/');
  return `${head}/${smallFolders.includes(head) ? bare(name) : name.replace(dots, '')}${behind}`;
}
