import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True where a page is written and while a written one is hydrated: then it shows nothing of a visitor's own. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
