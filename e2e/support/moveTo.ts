import type { Page } from '@playwright/test';

/**
 * Goes to another address of the shop as Back does, without starting the app anew; resolves when it is rendered whole. A fraction
 * of the work of `page.goto`, for end-to-end tests that are not about the first view of a page.
 */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const left = document.querySelector('main h1');
    // The same page with another question keeps its title.
    const isSamePage = new URL(to, location.href).pathname === location.pathname;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const isDrawn = (): boolean => {
      const title = document.querySelector('main h1');
      const isNew = title !== null && (isSamePage || title !== left);
      return isNew && document.querySelector('[aria-busy="true"]') === null;
    };
    // Parts below come one after another; the page is whole when nothing has changed for some frames.
    let calm = 0;
    const observer = new MutationObserver(() => (calm = 0));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    for (let frame = 0; frame < 1_000 && calm < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      calm = isDrawn() ? calm + 1 : 0;
    }
    observer.disconnect();
    if (calm < 5) throw new Error(`${to} was not rendered whole.`);
  }, address);
}
