import { flushSync } from 'react-dom';

const firstControl = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button:enabled');

/**
 * Does what a button is for. If that takes the button away and gives its focus to nothing else, focus moves to what has come in its
 * place in a list, or else to the page's title.
 */
export function runWithFocus(button: HTMLButtonElement, run: () => void): void {
  const place = button.closest('li');
  const entries = place?.parentElement?.children;
  const position = entries && place ? [...entries].indexOf(place) : -1;
  flushSync(run);
  if (button.isConnected || document.activeElement !== document.body) return;
  const inPlace = firstControl(entries?.[position]);
  const next = inPlace?.isConnected ? inPlace : document.querySelector('h1');
  next?.focus({ preventScroll: true });
}
