import type { SendingProblem } from '../../../services/firebase/orders/sendingError';

/** Where ordering stands; docs/decisions/orders.md has a picture of it. */
export type Ordering =
  | { phase: 'ready' }
  /** Asking whether an earlier order arrived. */
  | { phase: 'asking' }
  | { phase: 'sending' }
  /** The catalogue or the cart is another by now; both are in the store. */
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

/** One thing at a time: what begins is only heard at rest, and what ends only while something is under way. */
export function orderingReducer(state: Ordering, event: OrderingEvent): Ordering {
  if (event.type === 'asked') return isBusy(state) ? state : { phase: 'asking' };
  if (event.type === 'sent') return isBusy(state) ? state : { phase: 'sending' };
  if (!isBusy(state)) return state;
  if (event.type === 'settled') return { phase: 'ready' };
  return event.type === 'changed' ? { phase: 'changed' } : { phase: 'failed', problem: event.problem };
}
