import { isFields } from '#model/untrusted';

/** The link of an e-mail, as the sign-in service writes it. */
export interface EmailLink {
  mode: 'verifyEmail' | 'recoverEmail' | 'resetPassword';
  code: string;
}

/** What the service writes for `mode`, in small letters, and what its code does: sets a password, takes a change back, or verifies. */
const kinds = new Map<string, EmailLink['mode']>([
  ['resetpassword', 'resetPassword'],
  ['verifyemail', 'verifyEmail'],
  ['recoveremail', 'recoverEmail'],
  ['verifyandchangeemail', 'verifyEmail'],
  ['signin', 'verifyEmail'],
  ['revertsecondfactoraddition', 'recoverEmail'],
]);

/**
 * The link that was followed to this address. One that was cut off on its way, perhaps in the middle of a word, has no code, and
 * is not taken for a plain visit. Codes are redeemed in one way, but for that of a new password.
 */
export function emailLinkIn(params: URLSearchParams): EmailLink | undefined {
  const mode = params.get('mode')?.toLowerCase();
  const code = params.get('oobCode');
  const isKind = mode !== undefined && [...kinds.keys()].some((kind) => kind.startsWith(mode));
  if (code === null && !isKind) return undefined;
  return { mode: kinds.get(mode ?? '') ?? 'verifyEmail', code: code ?? '' };
}

const name = 'followed link';

/**
 * Marks the entry that a followed link leaves in the history. What leads on from there leads to the same address, and has
 * no such mark.
 */
export const followedLink = ({ mode }: EmailLink) => ({ is: name, mode });

/** What the link was for that this entry of the history was left by. */
export const followedMode = (state: unknown): unknown =>
  isFields(state) && state.is === name ? state.mode : undefined;
