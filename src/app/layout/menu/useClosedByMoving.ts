import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DrawerState } from '#ui/overlay/drawerButton';

/** Any navigation closes a drawer, which must not take the focus back from the new page. Gives true once the page has changed. */
export function useClosedByMoving({ isOpen, onClose }: DrawerState): boolean {
  const { key } = useLocation();
  const [seen, setSeen] = useState({ isOpen, openedAt: key });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openedAt: isOpen ? key : seen.openedAt });
  const hasMoved = seen.openedAt !== key;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (hasMoved) close();
  }, [hasMoved]);
  return hasMoved;
}
