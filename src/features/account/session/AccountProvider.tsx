import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { accountPaths } from '#model/paths';
import { onMemberMark, readMemberMark } from '#services/storage/memberMark';
import { unfinishedSignOut } from '#services/storage/unfinishedSignOut';
import { AccountContext, SignOutCountContext, VerificationContext, type Account } from './accountContext';
import type { AccountNews } from './followMember';
import { useAccountToast } from './useAccountToast';
import { reportError } from '#reportError';

/** Runs something that the first view does not need: two frames after the first commit, when the browser is idle. */
function afterFirstPaint(run: () => void): () => void {
  let isStopped = false;
  const start = () => {
    if (!isStopped) run();
  };
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start);
    }),
  );
  return () => {
    isStopped = true;
  };
}

/**
 * True when the session matters: somebody was signed in last time or is in another tab, or the page belongs to the
 * account. Other visitors load nothing of the sign-in service, and it stores nothing about them.
 */
function useIsAsked(): boolean {
  const { pathname } = useLocation();
  const [wasAsked, setAsked] = useState(readMemberMark);
  useEffect(() => onMemberMark(() => setAsked(true)), []);
  const isAsked = wasAsked || accountPaths.has(pathname);
  if (isAsked && !wasAsked) setAsked(true);
  return isAsked;
}

/** Provides who is signed in. The sign-in library is loaded after the first view, and only when the session matters. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const toast = useAccountToast();
  const isAsked = useIsAsked();
  const [account, setAccount] = useState<Account>(() => ({ phase: 'starting', wasMember: readMemberMark() }));
  const [signOutCount, setSignOutCount] = useState(0);
  const [sent, setSent] = useState<{ uid: string; at: number }>();

  const say = useEffectEvent(({ style, key }: NonNullable<AccountNews['message']>) => toast(style, key));
  useEffect(() => {
    if (!isAsked) return undefined;
    let stopFollowing = () => {};
    let isStopped = false;
    let wasHere = false;
    const tell = ({ account: next, message }: AccountNews) => {
      const isHere = next.phase === 'member';
      setAccount(next);
      if (wasHere && !isHere) setSignOutCount((count) => count + 1);
      wasHere = isHere;
      if (message) say(message);
    };
    const start = async () => {
      if (unfinishedSignOut.read()) setAccount({ phase: 'guest' });
      try {
        const { followMember } = await import('./followMember');
        stopFollowing = await followMember(tell);
        if (isStopped) stopFollowing();
      } catch (error) {
        const context =
          'The sign-in service could not be reached; it is tried again with the next connection.';
        // Without a network the banner says so already.
        if (navigator.onLine) reportError(error, context, 'warning');
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
  }, [isAsked]);

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
      <SignOutCountContext value={signOutCount}>
        <VerificationContext value={verification}>{children}</VerificationContext>
      </SignOutCountContext>
    </AccountContext>
  );
}
