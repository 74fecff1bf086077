import { elementAt, type KeptEvent } from './protocol';

/**
 * React notices a change only if the value is set by the element's native setter, not by React's own, and if it is another
 * than React knows: in a hydrated field that is what was typed, so the field is emptied first.
 */
function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** `defaultChecked` is the state that React knows; `checked` may have changed before it was hydrated. */
function tick(box: HTMLInputElement, isWanted: boolean): void {
  if (box.defaultChecked === isWanted) return;
  box.checked = !isWanted;
  box.click();
}

/** A press or a key begins with this event; with it React hydrates a part that is still waiting to be. */
const begin = (element?: Element): void =>
  void element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

function repeat(element: Element, { kind, value }: KeptEvent): void {
  element.removeAttribute('aria-busy');
  if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
  else if (kind === 'click' && element instanceof HTMLElement) element.click();
  else if (kind === 'check' && element instanceof HTMLInputElement) tick(element, value === true);
  else if (kind === 'type' && isField(element) && typeof value === 'string') enter(element, value);
}

/** Replays the recorded events once and in order: clicks, typed text, choices. */
export function replayEvents(root: Element): void {
  const kept = window.keptEvents ?? [];
  delete window.keptEvents;
  for (const event of kept) {
    begin(elementAt(event.place, root));
    // A part that somebody has changed is rendered anew, with other elements.
    const element = elementAt(event.place, root);
    if (element) repeat(element, event);
  }
}
