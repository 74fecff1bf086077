import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptEvent } from '#prerender/protocol';
import { replayEvents } from '#prerender/replay';

let root: HTMLElement;

/** Puts a page into the root, as if React had rendered it, and keeps what was done on another with the same parts. */
function replayOn(html: string, kept: KeptEvent[]): void {
  root.innerHTML = html;
  window.keptEvents = kept;
}

describe('what was done before the app stood', () => {
  beforeEach(() => {
    root = document.createElement('div');
    document.body.replaceChildren(root);
  });

  it('is done once, in its order', () => {
    replayOn('<p><input type="radio"></p><button>Add</button>', [
      { kind: 'check', place: [['INPUT', 0]], value: true },
      { kind: 'click', place: [['BUTTON', 0]] },
    ]);
    const done: string[] = [];
    root.addEventListener('click', ({ target }) =>
      done.push(target instanceof Element ? target.tagName : ''),
    );
    replayEvents(root);
    replayEvents(root);
    expect(done).toEqual(['INPUT', 'BUTTON']);
    expect(root.querySelector('input')?.checked).toBe(true);
  });

  it('leaves a box alone that is as it should be', () => {
    replayOn('<input type="checkbox" checked>', [{ kind: 'check', place: [['INPUT', 0]], value: true }]);
    replayEvents(root);
    expect(root.querySelector('input')?.checked).toBe(true);
  });

  it('types what was typed, so that the app hears of it', () => {
    replayOn('<input>', [{ kind: 'type', place: [['INPUT', 0]], value: 'tea' }]);
    const heard = vi.fn<() => void>();
    root.addEventListener('input', heard);
    replayEvents(root);
    expect(root.querySelector('input')?.value).toBe('tea');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('sends a form through the app', () => {
    replayOn('<form></form>', [{ kind: 'submit', place: [['FORM', 0]] }]);
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    root.addEventListener('submit', sent);
    replayEvents(root);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('passes over what the app has rendered otherwise', () => {
    replayOn('<a href="#x">Link</a>', [{ kind: 'click', place: [['BUTTON', 0]] }]);
    const pressed = vi.fn<() => void>();
    root.addEventListener('click', pressed);
    replayEvents(root);
    expect(pressed).not.toHaveBeenCalled();
  });
});
