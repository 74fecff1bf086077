import type { SendingProblem } from '#services/firebase/orders/sendingError';

/** States of ordering; docs/decisions/orders.md has a diagram. */
export type Ordering =
  | { phase: 'ready' }
  /** Asking whether an earlier order arrived. */
  | { phase: 'asking' }
  | { phase: 'sending' }
  /** Catalogue or cart have changed; both are in the store. */
  | { phase: 'changed' }
  | { phase: 'failed'; problem: SendingProblem };

export type OrderingEvent =
  | { type: 'asked' }
  | { type: 'sent' }
  /** An order has been placed, or nothing was in question. */
  | { type: 'settled' }
  | { type: 'changed' }
  | { type: 'failed'; problem: SendingProblem };

export const isBusy = ({ phase }: Ordering): boolean => phase === 'asking' || phase === 'sending';

/** The reducer: an attempt can only begin at rest, and only end while one is under way. */
export function orderingReducer(state: Ordering, event: OrderingEvent): Ordering {
  if (event.type === 'asked') return isBusy(state) ? state : { phase: 'asking' };
  if (event.type === 'sent') return isBusy(state) ? state : { phase: 'sending' };
  if (!isBusy(state)) return state;
  if (event.type === 'settled') return { phase: 'ready' };
  return event.type === 'changed' ? { phase: 'changed' } : { phase: 'failed', problem: event.problem };
}
