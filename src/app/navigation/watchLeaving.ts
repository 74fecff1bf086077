import { comeBack, leave } from '#leaving';
import { isPlainClick } from '#ui/isPlainClick';

/** Whether a link leads to another document in this window. */
function leadsAway({ href, target, download }: HTMLAnchorElement): boolean {
  const isHere = (target === '' || target === '_self') && download === '';
  if (!isHere || !/^https?:/.test(href)) return false;
  const [document, part] = href.split('#');
  return part === undefined || document !== window.location.href.split('#')[0];
}

/**
 * Listens to all that begins a departure. Reloads, typed addresses and Back are told by `beforeunload`; browsers of phones that do
 * not have it tell of a pressed link and a sent form. The listener does not cost Firefox the pages it keeps for Back (measured).
 */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack();
  });
  // On the window, where it is known whether the app has dealt with it.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && isPlainClick(event) && leadsAway(link)) leave();
  });
  window.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) leave();
  });
}
