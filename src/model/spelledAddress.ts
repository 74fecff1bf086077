import { itemPaths, paths } from './paths';

const bySmallLetters = (all: readonly string[]): ReadonlyMap<string, string> =>
  new Map(all.map((path) => [path.toLowerCase(), path]));

const pages = bySmallLetters(Object.values(paths));
/** What an id or a name follows. A page may be called like one of them. */
const folders = bySmallLetters([...Object.values(paths), ...itemPaths]);

/** What mail programs, chats and people add to a link, or change in it. */
const encodedKey = new RegExp(`^(${paths.order})/?%23`, 'i');

/**
 * The address as the shop's own links spell it: paths match in any case and with a slash behind them, but what compares them
 * knows one spelling. The # before an order's key may have been encoded on its way.
 */
export function spelledAddress(pathname: string, search = '', hash = ''): string {
  const [path = '', ...key] = pathname.replace(encodedKey, '$1#').split('#');
  const [, first = '', ...rest] = path.replace(/\/+$/, '').split('/');
  const head = (rest.length > 0 ? folders : pages).get(`/${first.toLowerCase()}`) ?? `/${first}`;
  return [head, ...rest].join('/') + search + (key.length > 0 ? `#${key.join('#')}` : hash);
}
