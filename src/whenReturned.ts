import { createListeners } from './listeners';

const { tell, subscribe } = createListeners(() => {
  window.addEventListener('pageshow', tellWhenCached);
  document.addEventListener('resume', tell);
  document.addEventListener('visibilitychange', tellWhenSeen);
  return () => {
    window.removeEventListener('pageshow', tellWhenCached);
    document.removeEventListener('resume', tell);
    document.removeEventListener('visibilitychange', tellWhenSeen);
  };
});
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
export const whenReturned = subscribe;
