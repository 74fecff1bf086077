import { lazy, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts a page into the document as it is prerendered, and gives its root. */
export function writePage(page: ReactNode): Element {
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  const [root] = document.getElementsByTagName('main');
  if (!root) throw new Error('There is no page.');
  return root;
}

interface LatePart {
  Late: ComponentType;
  /** Lets the code come. */
  arrive: () => void;
}

/** A part whose code comes when the test lets it. */
export function latePart(Part: ComponentType): LatePart {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = resolve;
      }),
  );
  return { Late, arrive: () => arrive({ default: Part }) };
}
