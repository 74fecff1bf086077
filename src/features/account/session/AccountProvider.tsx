import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { readMemberMark } from '../../../services/storage/memberMark';
import { AccountContext, DeparturesContext, VerificationContext, type Account } from './accountContext';
import { afterFirstPaint } from './afterFirstPaint';
import type { AccountNews } from './followMember';
import { useAccountToast } from './useAccountToast';
import { reportError } from '../../../reportError';

/** Knows who is signed in. The sign-in library is loaded behind the first view. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const toast = useAccountToast();
  const [account, setAccount] = useState<Account>(() => ({ phase: 'starting', wasMember: readMemberMark() }));
  const [departures, setDepartures] = useState(0);
  const [sent, setSent] = useState<{ uid: string; at: number }>();

  const say = useEffectEvent(({ style, key }: NonNullable<AccountNews['message']>) => toast(style, key));
  useEffect(() => {
    let stopFollowing = () => {};
    let isStopped = false;
    let wasHere = false;
    const tell = ({ account: next, message }: AccountNews) => {
      const isHere = next.phase === 'member';
      setAccount(next);
      if (wasHere && !isHere) setDepartures((count) => count + 1);
      wasHere = isHere;
      if (message) say(message);
    };
    const start = async () => {
      try {
        const { followMember } = await import('./followMember');
        stopFollowing = await followMember(tell);
        if (isStopped) stopFollowing();
      } catch (error) {
        const context =
          'The sign-in service could not be reached; it is tried again with the next connection.';
        reportError(error, context, 'warning');
        setAccount({ phase: 'guest' });
        window.addEventListener('online', again, { once: true });
      }
    };
    const again = () => void start();
    const stopWaiting = afterFirstPaint(again);
    return () => {
      isStopped = true;
      stopWaiting();
      window.removeEventListener('online', again);
      stopFollowing();
    };
  }, []);

  const uid = account.phase === 'member' ? account.member.uid : undefined;
  const verification = useMemo(
    () => ({
      sentAt: sent && sent.uid === uid ? sent.at : null,
      onSend: (at: number) => setSent(uid === undefined ? undefined : { uid, at }),
    }),
    [sent, uid],
  );

  return (
    <AccountContext value={account}>
      <DeparturesContext value={departures}>
        <VerificationContext value={verification}>{children}</VerificationContext>
      </DeparturesContext>
    </AccountContext>
  );
}
