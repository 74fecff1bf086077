let isTranslated = false;

/** Whether a translator has been at work; its elements are none that the shop renders. */
export const isTranslatedByBrowser = (): boolean => isTranslated;

/**
 * Translators put elements of their own in the place of a page's texts, and extensions wrap what they find: links, pictures, fields, prices.
 * React, which knows nothing of it, would write into texts that nobody sees any more, and fail where it removes what is elsewhere now or
 * puts something before it (https://github.com/facebook/react/issues/11538). So a text comes back to its place as soon as React does
 * anything with it; the translator then translates it anew. What was wrapped is removed from where it is.
 */
export function expectForeignChanges(): void {
  isTranslated = document.querySelector('font') !== null;
  /** What was put in the place of a node. */
  const standIns = new WeakMap<Node, readonly ChildNode[]>();

  /** A node may have more than one, and each of them may have been replaced itself. */
  const shownFor = (node: Node): ChildNode[] =>
    (standIns.get(node) ?? []).flatMap((standIn) => (standIn.isConnected ? [standIn] : shownFor(standIn)));
  const bringBack = (node: Node): void => {
    if (node.parentNode !== null) return;
    const [place, ...rest] = shownFor(node);
    standIns.delete(node);
    place?.replaceWith(node);
    for (const other of rest) other.remove();
  };

  const observer = new MutationObserver((changes) => {
    const added = new Set<Node | null>(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    isTranslated ||= [...added].some((node) => node?.nodeName === 'FONT');
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') bringBack(target);
      for (const node of addedNodes) standIns.delete(node);
      const beside = [previousSibling, nextSibling].find((node) => added.has(node));
      const placed = addedNodes.length > 0 ? [...addedNodes] : beside ? [beside] : [];
      for (const gone of removedNodes) {
        if (placed.length === 0 || gone.parentNode !== null) continue;
        standIns.set(gone, placed as ChildNode[]);
        if (gone instanceof Text) observer.observe(gone, { characterData: true });
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    bringBack(child);
    const parent = this.contains(child) ? child.parentNode : this;
    return child.parentNode === null ? child : (removeChild.call(parent, child) as Child);
  };
  Node.prototype.insertBefore = function insertWherePossible<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    if (before) bringBack(before);
    let place = before?.parentNode ? before : null;
    if (this.contains(place)) while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
