import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What is known of the visitor; `written` while a page is prerendered or hydrated, so that both are the same. */
export const useOnceHydrated = <Value>(now: () => Value, written: Value): Value =>
  useSyncExternalStore(never, now, () => written);

/** True while a page is prerendered or hydrated: it then shows nothing of the visitor's own. */
export const useIsHydrating = (): boolean => useOnceHydrated(() => false, true);
