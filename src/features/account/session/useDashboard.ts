import { useEffect, useState } from 'react';
import type { Member } from '../../../model/account/account';
import { goToDashboard } from '../../../services/dashboard';
import { writeSharedData } from '../../../services/firebase/account/sharedData';
import { authService } from './accountServices';
import { reportError } from '../../../reportError';

/**
 * The way to the member dashboard: first the database is told who is on the way, then the browser goes there. When the
 * database cannot be told, that is said, and going anyway stays possible: most browsers hand the member over by
 * themselves.
 */
export function useDashboard(member: Member, displayName: string) {
  const [state, setState] = useState<'idle' | 'going' | 'failed'>('idle');
  const { uid, email, photoURL } = member;
  const openAnyway = () => goToDashboard({ uid, email, displayName, photoURL });

  const tellAndGo = async () => {
    setState('going');
    try {
      const { idToken } = await authService();
      const token = await idToken();
      if (token === null) throw new Error('There is no ID token.');
      await writeSharedData(email, token);
      openAnyway();
    } catch (error) {
      reportError(error, 'The member dashboard could not be told.');
      setState('failed');
    }
  };

  // Coming back from the dashboard, the browser may show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('idle');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    isGoing: state === 'going',
    hasFailed: state === 'failed',
    open: () => {
      if (state !== 'going') void tellAndGo();
    },
    openAnyway,
  };
}
