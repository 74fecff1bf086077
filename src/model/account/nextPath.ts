import { isFields, urlOf } from '#model/untrusted';
import { paths } from '#model/paths';
import { spelledAddress } from '#model/spelledAddress';

/** A placeholder origin: a path that resolves to another origin leads out of the shop. */
const anyOrigin = 'https://shop.invalid';
const signInPaths = new Set<string>([paths.signIn, paths.signUp, paths.signInOrUp]);

/**
 * The page to return to after signing in. Only paths of this shop count (`//elsewhere`, `/\elsewhere` and
 * `javascript:` do not), and never the sign-in page itself.
 */
export function safeNextPath(wanted: string | null): string {
  const url = wanted !== null && /^\/(?![/\\])/.test(wanted) ? urlOf(wanted, anyOrigin) : undefined;
  if (!url) return paths.home;
  const { origin, pathname, search, hash } = url;
  // The URL parser removes tabs and line breaks, which may bring two slashes together.
  if (origin !== anyOrigin || pathname.startsWith('//')) return paths.home;
  const next = spelledAddress(pathname, search, hash);
  return signInPaths.has(next.split(/[?#]/)[0] ?? '') ? paths.home : next;
}

/** State of a link to the sign-in page that opens its sign-up tab. */
export const wantsAccount = { wants: 'account' } as const;

export const isWantingAccount = (state: unknown): boolean =>
  isFields(state) && state.wants === wantsAccount.wants;
