/** Scrolls what has the focus of the keyboard out from under a bar that came after it. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > bar.getBoundingClientRect().top && top < window.innerHeight;
  // Styles leave room for the bar where something is scrolled to.
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** A `ref` for a bar at the bottom edge: tells the styles how high it is, which its text and the reader's letters decide. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = (): void => {
    style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
    uncoverFocus(bar);
  };
  // At once: the page grows by it, which an observer of the page would miss where another one has caused it.
  tell();
  const size = new ResizeObserver(tell);
  size.observe(bar);
  return () => {
    size.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
