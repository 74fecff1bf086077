import { startTransition, useState } from 'react';

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
 * after the next paint. Gives the choice to show, and what to call with another. No action of React's: until it ended, every
 * other transition would wait, such as the next page for the texts of a language.
 */
export function useAnsweredFirst<Choice>(
  chosen: Choice,
  apply: (choice: Choice) => unknown,
): [Choice, (choice: Choice) => void] {
  const [waiting, setWaiting] = useState<{ choice: Choice }>();
  const choose = async (choice: Choice): Promise<void> => {
    const own = { choice };
    setWaiting(own);
    try {
      await painted();
      await apply(choice);
    } finally {
      // Not before what follows is drawn, where that is a transition too.
      startTransition(() => setWaiting((last) => (last === own ? undefined : last)));
    }
  };
  return [waiting ? waiting.choice : chosen, (choice) => void choose(choice)];
}
