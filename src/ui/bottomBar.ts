/** A `ref` for a bar at the bottom edge: tells the styles how high it is, which its text and the reader's letters decide. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = (): void => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
  // At once: the page grows by it, which an observer of the page would miss where another one has caused it.
  tell();
  const size = new ResizeObserver(tell);
  size.observe(bar);
  return () => {
    size.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
