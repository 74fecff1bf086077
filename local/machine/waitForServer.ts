import { setTimeout as wait } from 'node:timers/promises';
import { patienceMs } from './patience';

const pause = 100;

const answersNow = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.body?.cancel().then(() => true) ?? true,
    () => false,
  );

/** Settles when an address answers; fails when it takes too long, or when its server is known to have ended. */
export async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const latest = Date.now() + patienceMs;
  while (!(await answersNow(url))) {
    if (hasEnded()) throw new Error(`The server of ${url} ended; its message is above.`);
    if (Date.now() > latest) throw new Error(`${url} did not answer within ${patienceMs / 60_000} minutes.`);
    await wait(pause);
  }
}
