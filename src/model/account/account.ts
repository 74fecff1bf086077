/** The rules of an account that need neither a server nor a screen. */

export type SignInMethod = 'password' | 'google.com';

/** Who is signed in, as the sign-in service knows them. */
export interface Member {
  uid: string;
  email: string;
  /** The name in the sign-in profile; the user list may know a newer one. */
  profileName: string | null;
  photoURL: string | null;
  isVerified: boolean;
  methods: SignInMethod[];
}

/** What the member dashboard is told: never a token. */
export interface DashboardUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
}

export const minPasswordLength = 8;

/** The first name there is: the user list's, then the profile's, then the e-mail address. */
export function chooseDisplayName(
  recordName: string | null,
  member: Pick<Member, 'profileName' | 'email'>,
): string {
  return [recordName, member.profileName].map((name) => name?.trim()).find(Boolean) ?? member.email;
}

/** One or two letters for an avatar without a picture: first and last word, or the start of an e-mail address. */
export function initialsOf(displayName: string): string {
  const letters = displayName
    .split('@', 1)
    .join('')
    .split(/[\s._-]+/)
    .map((word) => /^\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '');
  const chosen = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  return chosen.join('').toLocaleUpperCase();
}

export type PasswordHint = 'empty' | 'short' | 'plain' | 'good';

/**
 * Strength of a new password: length counts, not complexity. Eight characters are required; one that repeats the
 * e-mail address or a single character is called plain. Nothing is forbidden.
 */
export function passwordHint(password: string, email: string): PasswordHint {
  if (password === '') return 'empty';
  if (password.length < minPasswordLength) return 'short';
  const lower = password.toLowerCase();
  const owner = email.toLowerCase().split('@', 1).join('');
  const isGuessable =
    new Set(lower).size < 5 ||
    (owner.length > 2 && lower.includes(owner)) ||
    /^(?:password|passwort|motdepasse|qwert[yz]|azerty|12345)/.test(lower);
  if (isGuessable) return 'plain';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  return password.length >= 12 || kinds >= 3 ? 'good' : 'plain';
}

export const resendPause = 60;

/** Whole seconds until another verification e-mail may be asked for; a clock that was set back does not lock anyone out. */
export function secondsUntilResend(sentAt: number | null, now: number): number {
  if (sentAt === null || now < sentAt) return 0;
  return Math.max(0, Math.ceil(resendPause - (now - sentAt) / 1000));
}
