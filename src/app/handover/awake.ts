/** Milliseconds to wait for the code of a part of the page, and between two checks. */
const longestWaitMs = 10_000;
const lookMs = 20;

/** React marks each element that it has drawn or hydrated. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Whether an element is hydrated. A key event makes React hydrate it at once, if its code is loaded. */
export function wake(element: Element): boolean {
  if (!isHydrated(element)) element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  return isHydrated(element);
}

/**
 * React hydrates the part around an element before all others, as if a pointer lay over it. It does so in small steps,
 * between which a press is answered.
 */
export function wakeNext(element: Element): void {
  element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/** Resolves when the element is hydrated, or when its code has not come in time. */
export async function untilAwake(element: Element): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (!wake(element) && performance.now() < end)
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
}
