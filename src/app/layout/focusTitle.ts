/** Takes whoever uses a keyboard to the title of the page, without scrolling. */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
