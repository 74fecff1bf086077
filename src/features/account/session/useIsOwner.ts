import { useEffect, useState } from 'react';
import { reportError } from '#reportError';
import { useAccount } from './accountContext';
import { authService } from './accountServices';

/** Whether an owner is here; undefined until that is known. The session's own token says it, and the rules ask for the same. */
export function useIsOwner(): boolean | undefined {
  const account = useAccount();
  const [answer, setAnswer] = useState<{ uid: string; isOwner: boolean }>();
  const uid = account.phase === 'member' && account.member.isVerified ? account.member.uid : undefined;

  useEffect(() => {
    if (uid === undefined) return;
    const learn = (isOwner: boolean): void => setAnswer({ uid, isOwner });
    authService()
      .then(({ isOwner }) => isOwner())
      .then(learn, (error: unknown) => {
        reportError(error, 'Whether an owner is here could not be asked.', 'warning');
        learn(false);
      });
  }, [uid]);

  if (account.phase === 'starting') return account.wasMember ? undefined : false;
  if (uid === undefined) return false;
  return answer?.uid === uid ? answer.isOwner : undefined;
}
