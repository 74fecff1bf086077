/** Milliseconds for which code that belongs to a part of the page is waited for, and between two looks. */
const longestWaitMs = 10_000;
const lookMs = 20;

/** React marks each element that it has drawn or hydrated. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Whether React hears what is pressed in an element. What is not hydrated becomes so by a key, if its code is there. */
export function wake(element: Element): boolean {
  if (!isHydrated(element)) element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  return isHydrated(element);
}

/** Resolves when React hears what is pressed in an element, or when its code does not come. */
export async function untilAwake(element: Element): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (!wake(element) && performance.now() < end)
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
}
