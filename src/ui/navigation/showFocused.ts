import type { FocusEvent } from 'react';

/**
 * For a row that is pushed sideways: what the keyboard leads to is shown whole. A browser pushes nothing that can be seen by a
 * fraction of a pixel.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
