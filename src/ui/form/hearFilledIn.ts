/**
 * Some browsers and password managers fill fields in and tell nobody. What React knows already changes nothing; a choice
 * tells of itself again.
 */
export function hearFilledIn(form: HTMLFormElement): void {
  for (const control of form.elements) {
    const event = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}
