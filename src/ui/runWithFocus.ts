import { flushSync } from 'react-dom';

const control = 'a[href]:not([tabindex="-1"]), button:enabled, input:enabled';

/** The first control of what stands at this place of a list, or after it. */
export const controlInPlace = (list: Element, position: number): HTMLElement | undefined =>
  [...list.children]
    .slice(position)
    .map((entry) => entry.querySelector<HTMLElement>(control))
    .find((found) => found !== null);

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
  const inPlace = list?.isConnected ? controlInPlace(list, position) : undefined;
  (inPlace ?? orElse())?.focus({ preventScroll: true });
}
