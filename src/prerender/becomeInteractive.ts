import { onPageShown } from '#app/pageShown';
import { finishPress } from './finishPress';
import { marks } from './protocol';
import { replayEvents } from './replay';
import { restoreFocus, stopRememberingFocus } from './restoreFocus';

/** In the commit that brings the page: what is pressed from now on, the app hears. */
function hearPresses(): void {
  document.documentElement.removeAttribute(marks.waits);
  // The mark by which tests and benchmarks see that the page is interactive.
  performance.mark('interactive');
  window.stopKeeping?.();
  stopRememberingFocus();
}

/** Once the page is hydrated or rendered, shows all of it, does what was pressed and typed before, and restores the focus. */
export async function becomeInteractive(root: Element): Promise<void> {
  await new Promise<void>((resolve) => {
    onPageShown(() => {
      hearPresses();
      finishPress(root);
      resolve();
    });
  });
  replayEvents(root);
  restoreFocus();
}
