import type { Caller } from '#local/database/identity';

/** Timers take 31 bits of milliseconds; a token that lives longer is not worth a second timer. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls back when the caller's token expires; returns a function that cancels it. */
export function whenExpired({ expiresAt }: Caller, callBack: () => void): () => void {
  if (expiresAt === undefined) return () => undefined;
  const timer = setTimeout(callBack, Math.min(expiresAt - Date.now(), LONGEST_TIMER));
  timer.unref();
  return () => clearTimeout(timer);
}
