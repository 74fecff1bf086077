import { isPlainClick } from '#ui/isPlainClick';
import { untilAwake, wake } from './awake';

const pressable = 'a, button, input, select, label, summary';

/**
 * Keeps clicks in parts of a hydrated page whose code has not come, and repeats them when it has: React would drop
 * them. Clicks from before the app started are replayed elsewhere (`replay.ts`).
 */
export function keepClicks(root: Element): void {
  // What is drawn later is awake at once, or none of React's: an answer's link, which would be waited for in vain.
  const waiting = new WeakSet(root.querySelectorAll(pressable));
  const onClick = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (!pressed || !waiting.has(pressed) || !isPlainClick(event) || wake(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute('aria-busy', 'true');
    void untilAwake(pressed).then(() => {
      waiting.delete(pressed);
      pressed.removeAttribute('aria-busy');
      pressed.click();
    });
  };
  document.addEventListener('click', onClick, true);
}
