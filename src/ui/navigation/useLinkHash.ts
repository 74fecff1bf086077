import { useLocation } from 'react-router-dom';
import { useOnceHydrated } from '#ui/useIsHydrating';

/** What stands behind the # of the address; nothing while a written page hydrates, for no server has seen it. */
export function useLinkHash(): string {
  const { hash } = useLocation();
  return useOnceHydrated(() => hash, '');
}
