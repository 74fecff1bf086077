import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts a page into the document as it is prerendered, and gives its root. */
export function writePage(page: ReactNode): Element {
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  const [root] = document.getElementsByTagName('main');
  if (!root) throw new Error('There is no page.');
  return root;
}
