let isTranslated = false;

/** Whether a translator has been at work; its elements are none that the shop renders. */
export const isTranslatedByBrowser = (): boolean => isTranslated;

/**
 * A browser that translates a page puts elements of its own in the place of its texts. React, which knows nothing of them, would
 * write into texts that nobody sees any more, and fail where it takes such a text out or puts something before it
 * (https://github.com/facebook/react/issues/11538). So a text comes back to its place as soon as React does anything with it; the
 * translator then translates it anew.
 */
export function expectTranslators(): void {
  isTranslated = document.querySelector('font') !== null;
  /** What was put in the place of a node. */
  const standIns = new WeakMap<Node, ChildNode>();

  const bringBack = (node: Node): void => {
    if (node.parentNode !== null) return;
    let standIn = standIns.get(node);
    // One may have been replaced itself.
    while (standIn && !standIn.isConnected) standIn = standIns.get(standIn);
    standIns.delete(node);
    standIn?.replaceWith(node);
  };

  const observer = new MutationObserver((changes) => {
    const added = new Set<Node | null>(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    isTranslated ||= [...added].some((node) => node?.nodeName === 'FONT');
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') bringBack(target);
      for (const node of addedNodes) standIns.delete(node);
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
      for (const gone of removedNodes) {
        if (!standIn || gone.parentNode !== null) continue;
        standIns.set(gone, standIn as ChildNode);
        if (gone instanceof Text) observer.observe(gone, { characterData: true });
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    bringBack(child);
    return child.parentNode === null ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function insertWherePossible<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    if (before) bringBack(before);
    return insertBefore.call(this, node, before?.parentNode ? before : null) as Child;
  };
}
