import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;
const none = (): string => '';

/** What stands behind the # of the address; nothing while a written page hydrates, for no server has seen it. */
export function useLinkHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(never, () => hash, none);
}
