import type { SeededRandom } from '#local/seed/seededRandom';

/** One tab's way to the database, which fails as networks do. */
export interface Link {
  /** How likely each request meets a fault, 0 to 1. */
  badness: number;
  random: SeededRandom;
  isClosed: () => boolean;
}

/** The connection of each tab; of one that is gone, only that it is. */
const links = new Map<string, Link | 'gone'>();
/** A new one for each who waits: one for all would keep every day's tabs in memory. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Time runs faster here than in the shop: ten seconds of waiting are fifty milliseconds. */
export const haste = 200;
/** Longer than any request of these networks is under way after it was given up, also on a busy machine. */
export const underWayFor = 5000;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The host of a tab's link stands for the tab in its requests' addresses. */
export function openLink(host: string, link: Link): void {
  links.set(host, link);
}
export const cutLink = (host: string): void => void links.set(host, 'gone');

const faults = ['refuse', 'swallow', 'loseAnswer', 'delay', 'late', 'repeat', 'unavailable'] as const;

/** Requests still under way after being given up; a run ends only when they have arrived. */
const stragglers = new Set<Promise<unknown>>();
export const landed = async (): Promise<void> => {
  await Promise.allSettled(stragglers);
};

function straggle<Result>(delivery: Promise<Result>): Promise<Result> {
  stragglers.add(delivery);
  const forget = (): void => void stragglers.delete(delivery);
  delivery.then(forget, forget);
  return delivery;
}

/** Fails as an aborted request does, when it is aborted. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(new DOMException('Given up.', 'AbortError'));
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail);
  });

/** Stands between the shop and the database at `target`; requests to other hosts than a tab's pass as they are. */
export function faultyFetch(target: string, realFetch: typeof fetch): typeof fetch {
  async function carry(url: URL, init: RequestInit | undefined): Promise<Response> {
    const there = new URL(url.pathname + url.search, target);
    return realFetch(there, { ...init, signal: null });
  }

  async function travel(link: Link, url: URL, init: RequestInit | undefined): Promise<Response> {
    const { random } = link;
    const fault = random.yes(link.badness) ? random.pick(faults) : 'none';
    if (fault === 'refuse') throw new TypeError('The network is away.');
    if (fault === 'swallow') return never();
    if (fault === 'unavailable') return new Response('{"error":"unavailable"}', { status: 503 });
    const begin = performance.now();
    const isGivenUp = (): boolean => init?.signal?.aborted === true || link.isClosed();
    async function deliver(): Promise<Response | undefined> {
      if (fault === 'delay') {
        await pause(random.int(1, 70));
        if (isGivenUp()) return undefined;
      }
      // Already sent when it is given up: it arrives all the same, a little later.
      if (fault === 'late') await pause(random.int(40, 120));
      // A busy machine may stretch the pauses beyond what any network keeps a request for.
      if (isGivenUp() && performance.now() - begin > 500) return undefined;
      const answer = await carry(url, init);
      return fault === 'repeat' ? carry(url, init) : answer;
    }
    const answer = await straggle(deliver());
    if (fault === 'loseAnswer') return random.yes() ? never() : Promise.reject(new TypeError('Cut off.'));
    return answer ?? never();
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const link = links.get(url.hostname);
    if (!link) return carry(url, init);
    if (link === 'gone' || link.isClosed()) return never();
    const answer = await Promise.race([travel(link, url, init), aborted(init?.signal)]);
    return link.isClosed() ? never() : answer;
  };
}
