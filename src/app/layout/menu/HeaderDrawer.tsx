import '#styles/overlays.scss';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import Offcanvas, { type OffcanvasProps } from 'react-bootstrap/Offcanvas';
import { useLocation } from 'react-router-dom';
import type { DrawerState } from '#ui/overlay/drawerButton';
import { useCloseRequest } from '#ui/overlay/useCloseRequest';

/** Any navigation closes a drawer, which must not take the focus back from the new page. Gives true once the page has changed. */
function useClosedByMoving({ isOpen, onClose }: DrawerState): boolean {
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

/** A drawer that the header opens. */
export function HeaderDrawer({ isOpen, onClose, ...props }: DrawerState & OffcanvasProps) {
  const hasMoved = useClosedByMoving({ isOpen, onClose });
  useCloseRequest(onClose, isOpen);
  return (
    <Offcanvas show={isOpen} onHide={onClose} enforceFocus={!hasMoved} restoreFocus={!hasMoved} {...props} />
  );
}
