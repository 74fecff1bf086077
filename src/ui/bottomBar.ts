/** A `ref` for a bar at the bottom edge: tells the styles how high it is, which its text and the reader's letters decide. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const size = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  size.observe(bar);
  return () => {
    size.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
