import { flushSync } from 'react-dom';

const control = 'a[href]:not([tabindex="-1"]), button:enabled, input:enabled';

/**
 * Does what a button is for. If that takes the button away and gives its focus to nothing else, focus moves to what has come in its
 * place in a list or after it, or else to what `orElse` finds: the page's title.
 */
export function runWithFocus(
  button: HTMLButtonElement,
  run: () => void,
  orElse = (): HTMLElement | null => document.querySelector('h1'),
): void {
  const place = button.closest('li');
  const list = place?.parentElement;
  const position = list ? [...list.children].indexOf(place) : 0;
  flushSync(run);
  if (button.isConnected || document.activeElement !== document.body) return;
  const entries = list?.isConnected ? [...list.children].slice(position) : [];
  const inPlace = entries.map((entry) => entry.querySelector<HTMLElement>(control)).find(Boolean);
  (inPlace ?? orElse())?.focus({ preventScroll: true });
}
