import type { KeptEvent } from './keptEvents';

const elementAt = (root: Element, { place, tag }: KeptEvent): Element | undefined => {
  const element = place.reduce<Element | undefined>((above, index) => above?.children[index], root);
  return element?.tagName === tag ? element : undefined;
};

/** React notices a change only if the value is set by the element's native setter, not by React's own. */
function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function repeat(element: Element, { kind, value }: KeptEvent): void {
  if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
  else if (kind === 'click' && element instanceof HTMLElement) element.click();
  else if (kind === 'check' && element instanceof HTMLInputElement && element.checked !== value)
    element.click();
  else if (kind === 'type' && isField(element) && typeof value === 'string') enter(element, value);
}

/** Replays the recorded events once and in order: clicks, typed text, choices. */
export function replayEvents(root: Element): void {
  const kept = window.keptEvents ?? [];
  delete window.keptEvents;
  for (const event of kept) {
    const element = elementAt(root, event);
    if (element) repeat(element, event);
  }
}
