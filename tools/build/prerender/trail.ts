import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elementsIn(node.childNodes)] : []));

const textIn = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? textIn(node.childNodes) : '',
    )
    .join('');

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

const opening = '<nav class="crumbs"';
const closing = '</nav>';

/** Only the breadcrumb is parsed: parsing whole pages of a large catalogue would take minutes. */
function breadcrumbIn(html: string): string {
  const start = html.indexOf(opening);
  return start < 0 ? '' : html.slice(start, html.indexOf(closing, start) + closing.length);
}

/** The breadcrumb of a prerendered page, from its top to the page itself, which has no address. */
export function trailOf(html: string): { name: string; path?: string }[] {
  const entries = elementsIn(parseFragment(breadcrumbIn(html)).childNodes).filter(
    ({ tagName }) => tagName === 'li',
  );
  return entries.map(({ childNodes }) => {
    const link = elementsIn(childNodes).find(({ tagName }) => tagName === 'a');
    const path = link && attributeOf(link, 'href');
    return { name: textIn(childNodes).trim(), ...(path && { path }) };
  });
}
