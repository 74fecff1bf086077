import { useLayoutEffect } from 'react';

const listeners: (() => void)[] = [];
let isShown = false;

/** Calls the listener when the first page of this document is hydrated or rendered, or says that it failed. */
export function onPageShown(listener: () => void): void {
  if (isShown) listener();
  else listeners.push(listener);
}

/** For what stands where a page stands. A layout effect: the first page answers in the commit that brings it. */
export const usePageShown = (): void =>
  useLayoutEffect(() => {
    isShown = true;
    for (const tell of listeners.splice(0)) tell();
  }, []);
