import type { Page } from '@playwright/test';

/** One text of a page: as it is seen, or as a screen reader says it. */
export interface ShownText {
  text: string;
  /** The language it is marked with: the page's, or its own. */
  lang: string;
  /** Stands in a link to another site, or among the languages to choose from. */
  isQuoted: boolean;
}

const spokenAttributes = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/**
 * Every text that can be seen or heard on a page, on whatever screen, with its title and description, once each. Names of machines are
 * no texts.
 */
export const shownTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate((attributes) => {
    const texts = new Map<string, ShownText>();
    const note = (said: string | null, element: Element): void => {
      const text = (said ?? '').replaceAll(/\s+/g, ' ').trim();
      if (!/\p{L}/u.test(text)) return;
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const isQuoted = element.closest('a[href^="https:"], option') !== null;
      texts.set(`${lang} ${text}`, { text, lang, isQuoted });
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (element && !element.closest('script, style, template, code, [hidden]'))
        note(node.nodeValue, element);
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of attributes) note(element.getAttribute(name), element);
    note(document.title, document.head);
    note(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null, document.head);
    return [...texts.values()];
  }, spokenAttributes);
