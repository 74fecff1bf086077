import { createContext, useContext } from 'react';
import type { Member } from '../../../model/account/account';

/** Who is here. Until the sign-in service has answered, only whether somebody was signed in last time is known. */
export type Account =
  | { phase: 'starting'; wasMember: boolean }
  | { phase: 'guest' }
  | { phase: 'member'; member: Member; displayName: string };

export const AccountContext = createContext<Account>({ phase: 'guest' });

/** How often somebody has signed out here; what a member left on the screen belongs to one count only. */
export const DeparturesContext = createContext(0);

interface Verification {
  /** When the member last asked for the e-mail; kept here, or leaving the page would shorten the pause. */
  sentAt: number | null;
  onSend: (now: number) => void;
}

export const VerificationContext = createContext<Verification>({ sentAt: null, onSend: () => undefined });

export const useAccount = (): Account => useContext(AccountContext);

export const useDepartures = (): number => useContext(DeparturesContext);
