const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());
const tellWhenCached = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) tell();
};
const tellWhenSeen = (): void => {
  if (document.visibilityState === 'visible') tell();
};

/**
 * Calls the listener when this document comes back from where it heard nothing of others: the back/forward cache, or a tab
 * that was hidden, frozen or asleep. In WebKit a cached page is seen before its `pageshow`, so the listener may be called more than
 * once. Whoever asks first is called first. Gives the function that unsubscribes.
 */
export function whenReturned(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pageshow', tellWhenCached);
    document.addEventListener('resume', tell);
    document.addEventListener('visibilitychange', tellWhenSeen);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pageshow', tellWhenCached);
    document.removeEventListener('resume', tell);
    document.removeEventListener('visibilitychange', tellWhenSeen);
  };
}
