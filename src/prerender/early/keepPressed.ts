import { ids, placeOf, type KeptEvent } from '../protocol';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A form that leads somewhere by itself works without the app. */
const isReal = (form: HTMLFormElement | null): boolean => form?.hasAttribute('action') ?? false;

/** Frees what is held back for readers without JavaScript, as it arrives: before it is painted. */
function free(): void {
  for (const element of document.querySelectorAll(`#${ids.root} [inert]`)) {
    element.removeAttribute('inert');
    element.removeAttribute('readonly');
  }
  if (document.readyState === 'loading') requestAnimationFrame(free);
}

/**
 * Keeps what is pressed, typed or chosen before the app stands (../replay.ts and ../finishPress.ts do it then); what is pressed shows it at once. The
 * signal tells when the app hears it itself.
 */
export function keepPressed(): AbortSignal {
  const kept: KeptEvent[] = (window.keptEvents = []);
  const keep = (kind: KeptEvent['kind'], element: Element, value?: string | boolean): void => {
    const root = document.getElementById(ids.root);
    if (!root) return;
    const place = placeOf(element, root);
    const last = kept.at(-1);
    // Only the end of one typing counts, and repeated presses of one button count once.
    if (last?.kind === kind && String(last.place) === String(place)) kept.pop();
    kept.push({ kind, place, ...(value !== undefined && { value }) });
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLButtonElement>(`#${ids.root} button`);
    if (!button || isReal(button.form)) return;
    // React hears nothing of it: a header that is hydrated before its page would do it, too.
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    keep('click', button);
  };
  const onInput = (event: Event): void => {
    const { target } = event;
    if (!isField(target) || isReal(target.form)) return;
    event.stopPropagation();
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
      keep('check', target, target.checked);
    else keep('type', target, target.value);
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || isReal(target)) return;
    event.preventDefault();
    event.stopPropagation();
    keep('submit', target);
  };
  const onDown = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const root = document.getElementById(ids.root);
    const element = target instanceof Element && target.closest('a, button, label, input, summary');
    if (root && element && root.contains(element))
      window.keptPress = { element, place: placeOf(element, root), x, y };
  };
  const onUp = (): void => void delete window.keptPress;
  const keeping = new AbortController();
  const early = { capture: true, signal: keeping.signal };
  document.addEventListener('click', onClick, early);
  document.addEventListener('input', onInput, early);
  document.addEventListener('pointerdown', onDown, early);
  document.addEventListener('pointerup', onUp, early);
  document.addEventListener('pointercancel', onUp, early);
  document.addEventListener('submit', onSubmit, early);
  window.stopKeeping = () => keeping.abort();
  free();
  // A page in the background has no frames.
  document.addEventListener('DOMContentLoaded', free);
  return keeping.signal;
}
