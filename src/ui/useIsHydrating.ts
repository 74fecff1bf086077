import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while a page is prerendered or hydrated: it then shows nothing of the visitor's own. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
