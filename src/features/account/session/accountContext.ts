import { createContext, useContext } from 'react';
import type { Member } from '#model/account/account';

export type SignedIn = { phase: 'member'; member: Member; displayName: string };

/** Who is here. Until the sign-in service has answered, only whether somebody was signed in last time is known. */
export type Account = { phase: 'starting'; wasMember: boolean } | { phase: 'guest' } | SignedIn;

export const AccountContext = createContext<Account>({ phase: 'guest' });

/** Number of sign-outs so far: used as a key, so that what a member left on the screen is dropped. */
export const SignOutCountContext = createContext(0);

interface Verification {
  /**
   * When the verification e-mail was last requested; kept here, because leaving the page must not shorten the pause.
   */
  sentAt: number | null;
  onSend: (now: number) => void;
}

export const VerificationContext = createContext<Verification>({ sentAt: null, onSend: () => undefined });

export const useAccount = (): Account => useContext(AccountContext);

export const useSignOutCount = (): number => useContext(SignOutCountContext);
