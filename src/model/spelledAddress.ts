import { itemPaths, paths } from './paths';
import { decoded } from './untrusted';

const bySmallLetters = (all: readonly string[]): ReadonlyMap<string, string> =>
  new Map(all.map((path) => [path.toLowerCase(), path]));

const pages = bySmallLetters(Object.values(paths));
/** What an id or a name follows, home never: two slashes would lead to another site. A page may be called like one of them. */
const folders = bySmallLetters([...Object.values(paths), ...itemPaths].filter((path) => path !== paths.home));

/** Before an order's key, the # may have been taken for a slash. */
const beforeKey = new RegExp(`^(${paths.order})/(?=[-\\w]{20})`, 'i');

/** Articles and dimensions are named in small letters, items as their owner writes them. */
const smallFolders: readonly string[] = [paths.blog, paths.wellness];

/** A page whose question mark or # was encoded on its way, once or more often, and what was asked behind it. */
const askedPage = /^\/+([^/?]*?)\/?%(?:25)*(3F|23)(.*)$/is;

/** The query behind an encoded question mark; with it the signs in it may have been encoded, too. */
const queryOf = (asked: string): string =>
  `?${/[=&]/.test(asked) ? asked : (decoded(asked) ?? encodeURIComponent(asked))}`;

/** What networks count by, also without a question mark or with one that was encoded; a part of the page behind an encoded #. */
const counted = /[&?;#].*$/s;
/** What stands behind a link in a sentence, and is taken for a part of it: signs, blanks, characters that do not show. */
const behindLink = /[^\p{L}\p{N}]+$/u;

/** A name without what mail programs, chats and people add to a link; a name of ours ends with a letter or a digit. */
export const withoutAdded = (name: string): string => name.replace(counted, '').replace(behindLink, '');

const bare = (name: string): string => withoutAdded(decoded(name) ?? name).toLowerCase();
const small = (name: string): string =>
  decoded(name) === undefined ? name.toLowerCase() : encodeURIComponent(bare(name));
/** An id may have most of these in it. */
const dots = /(?:[.]|%2E)+$/i;

/**
 * The address as the shop's own links spell it: paths match in any case and with a slash behind them, but what compares them
 * knows one spelling.
 */
export function spelledAddress(pathname: string, search = '', hash = ''): string {
  const [link, page = '', sign, asked = ''] = askedPage.exec(pathname) ?? [];
  if (link !== undefined && pages.has(`/${bare(page)}`))
    return sign === '23'
      ? spelledAddress(`/${page}`, search, `#${asked}`)
      : spelledAddress(`/${page}`, queryOf(asked) + search.replace('?', '&'), hash);
  const [path = '', ...key] = pathname.replace(beforeKey, '$1#').split('#');
  const [first = '', ...names] = path.split('/').filter((part) => part !== '');
  const behind = search + (key.length > 0 ? `#${key.join('#')}` : hash);
  const folder = folders.get(`/${bare(first)}`);
  const head = folder ?? `/${first}`;
  const isSmall = folder !== undefined && smallFolders.includes(folder);
  const rest = isSmall ? names.map(small).filter((name) => name !== '') : names;
  if (rest.length === 0) return (pages.get(`/${bare(first)}`) ?? head) + behind;
  const name = rest.join('/');
  return `${head}/${isSmall ? name : name.replace(dots, '')}${behind}`;
}
