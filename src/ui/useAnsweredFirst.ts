import { startTransition, useOptimistic } from 'react';

/** Milliseconds after which something is done also where nothing is painted, as in a tab in the background. */
const longestFrameMs = 100;

/** Resolves after the next paint. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs);
  });

/**
 * A choice that changes every part of the page, such as its language: it shows at once, and what follows from it is drawn
 * after the next paint. Gives the choice to show, and what to call with another.
 */
export function useAnsweredFirst<Choice>(
  chosen: Choice,
  apply: (choice: Choice) => unknown,
): [Choice, (choice: Choice) => void] {
  const [shown, show] = useOptimistic(chosen);
  const choose = (choice: Choice): void =>
    startTransition(async () => {
      show(choice);
      await painted();
      await apply(choice);
    });
  return [shown, choose];
}
