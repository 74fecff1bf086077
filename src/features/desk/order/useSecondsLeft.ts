import { useEffect, useState } from 'react';

/** True for so many seconds after each restart. */
export function useSecondsLeft(seconds: number): [isRunning: boolean, restart: () => void] {
  const [round, setRound] = useState(0);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (round === 0) return undefined;
    const timer = setTimeout(() => setOver(round), seconds * 1000);
    return () => clearTimeout(timer);
  }, [round, seconds]);
  return [round > over, () => setRound((count) => count + 1)];
}
