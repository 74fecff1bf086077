import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { deskOrderPath } from '#model/paths';
import { showToast } from '#ui/toast/toasts';
import { ring } from './sound';

/** Orders the desk knows of since it was opened, by their place; undefined before the first were read. */
let known: Set<string> | undefined;

/** Tells of each order that comes in while the desk is open, whichever of its pages is seen. */
export function useArrivals(orders: readonly BookedOrder[] | undefined): void {
  const { t } = useTranslation('owner');
  const tell = useEffectEvent((fresh: readonly BookedOrder[]) => {
    ring();
    for (const { number, order } of fresh) {
      showToast({
        style: 'info',
        text: t('arrival.order', { number }),
        view: { label: t('arrival.view'), path: deskOrderPath(order.id) },
      });
    }
  });
  useEffect(() => {
    if (!orders) return;
    const before = known;
    known = new Set(orders.map(({ path }) => path));
    const fresh = before ? orders.filter(({ path }) => !before.has(path)) : [];
    if (fresh.length > 0) tell(fresh);
  }, [orders]);
}
