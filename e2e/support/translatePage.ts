import type { Page } from '@playwright/test';

/**
 * What Chrome's and Edge's translation do to a page: each text is replaced by a translation in two `font` elements, also that
 * which comes later. Here the words stay as they are.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isWanted = (text: Node): boolean => {
      const above = text.parentElement;
      return (
        above !== null &&
        /\p{L}|\d/u.test(text.nodeValue ?? '') &&
        !above.closest('script, style, noscript, template, textarea, font, svg, [translate="no"], option')
      );
    };
    const translate = (text: Node): void => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) if (isWanted(walker.currentNode)) found.push(walker.currentNode);
      found.forEach(translate);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll();
      new MutationObserver(translateAll).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
}
