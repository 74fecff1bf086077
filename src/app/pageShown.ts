import { useLayoutEffect } from 'react';

let tell: (() => void) | undefined;

/** Calls the listener when the first page of this document is hydrated or rendered, or says that it failed. */
export function onPageShown(listener: () => void): void {
  tell = listener;
}

/** For what stands where a page stands. A layout effect: the first page answers in the commit that brings it. */
export const usePageShown = (): void =>
  useLayoutEffect(() => {
    tell?.();
    tell = undefined;
  }, []);
