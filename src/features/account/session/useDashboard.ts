import { pause } from '#pause';
import { useEffect, useState } from 'react';
import type { Member } from '#model/account/account';
import { goToDashboard } from '#services/dashboard';
import { writeSharedData } from '#services/firebase/account/sharedData';
import { authService } from './accountServices';
import { reportError } from '#reportError';

/** Milliseconds to wait for the database to store who is coming; the request continues during the navigation. */
const longestWait = 1500;

async function tellDatabase({ uid, email }: Member): Promise<void> {
  try {
    const { ownToken } = await authService();
    await writeSharedData(uid, email, await ownToken());
  } catch (error) {
    reportError(error, 'The member dashboard could not be told.');
  }
}

/**
 * Hands over to the member dashboard: the database stores who is coming, then the browser navigates in any case. If
 * the write failed, the message and the window's name carry the same data.
 */
export function useDashboard(member: Member, displayName: string) {
  const [isGoing, setGoing] = useState(false);
  const { uid, email, photoURL } = member;

  const tellAndGo = async (): Promise<void> => {
    setGoing(true);
    await Promise.race([tellDatabase(member), pause(longestWait)]);
    goToDashboard({ uid, email, displayName, photoURL });
  };

  // The back/forward cache may show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setGoing(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    isGoing,
    open: () => {
      if (!isGoing) void tellAndGo();
    },
  };
}
