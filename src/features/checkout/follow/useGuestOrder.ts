import { useEffect, useState } from 'react';
import type { FollowedOrder } from '#model/order/order';
import type { OrderChange } from '#services/firebase/orders/guestOrder';
import { reportError } from '#reportError';

type Following =
  | { phase: 'loading' }
  | { phase: 'unknown' }
  | { phase: 'failed' }
  | { phase: 'ready'; order: FollowedOrder };

const service = () => import('#services/firebase/orders/guestOrder');

/** Reads the order and follows its state for as long as it is on the screen. */
export function useGuestOrder(id: string): Following {
  const [state, setState] = useState<Following>({ phase: 'loading' });

  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const changed = (change: OrderChange): void => {
      if (isOver) return;
      setState((now) => (now.phase === 'ready' ? { ...now, order: { ...now.order, ...change } } : now));
    };
    const readAgain = async (): Promise<void> => {
      const order = await (await service()).readGuestOrder(id);
      if (!isOver) setState(order ? { phase: 'ready', order } : { phase: 'unknown' });
    };
    const start = async (): Promise<void> => {
      await readAgain();
      // Without a socket the page stays correct: it reads again each time it becomes visible.
      const watching = await (await service()).watchGuestOrder(id, changed);
      if (isOver) watching();
      else stop = watching;
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') {
        readAgain().catch((error: unknown) =>
          reportError(error, 'The order could not be read again.', 'warning'),
        );
      }
    };
    const begin = (): void => {
      start().catch((error: unknown) => {
        reportError(error, 'The order could not be followed.', 'warning');
        if (isOver) return;
        setState((now) => (now.phase === 'loading' ? { phase: 'failed' } : now));
        window.addEventListener('online', begin, { once: true });
      });
    };
    begin();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      window.removeEventListener('online', begin);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [id]);
  return state;
}
