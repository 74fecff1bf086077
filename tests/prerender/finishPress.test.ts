import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPressed } from '#prerender/early/keepPressed';
import { finishPress } from '#prerender/finishPress';
import { ids } from '#prerender/protocol';

let root: HTMLElement;
const clicked = vi.fn<(on: string | null) => void>();
const render = (): void => {
  root.innerHTML = '<main><button>Add</button><button>Save</button></main>';
};
const button = (at: number): Element => [...root.querySelectorAll('button')][at] ?? root;
const point = (type: string, target: Element, pointerType = 'mouse'): boolean =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
/** The app has come. */
const stand = (): void => {
  window.stopKeeping?.();
  finishPress(root);
};

describe('a press that is under way when the page is rendered anew', () => {
  beforeEach(() => {
    root = document.createElement('div');
    root.id = ids.root;
    document.body.replaceChildren(root);
    clicked.mockClear();
    root.addEventListener('click', ({ target }) => clicked((target as Element).textContent));
    render();
    keepPressed();
  });

  test('is a click on what stands there now, once', () => {
    point('pointerdown', button(1));
    render();
    stand();
    point('pointerup', button(1));
    point('pointerup', button(1));
    expect(clicked.mock.calls).toEqual([['Save']]);
  });

  test('is none where it ends on another button', () => {
    point('pointerdown', button(1));
    render();
    stand();
    point('pointerup', button(0));
    expect(clicked).not.toHaveBeenCalled();
  });

  describe('of a finger', () => {
    /** Where the finger is lifted, in pixels from where it came down. */
    function lift(from: Element, away = 0): void {
      document.elementFromPoint = () => button(1);
      const event = Object.assign(new Event('touchend'), { changedTouches: [{ clientX: away, clientY: 0 }] });
      from.dispatchEvent(event);
    }
    let old: Element;
    beforeEach(() => {
      vi.useFakeTimers();
      old = button(1);
      point('pointerdown', old, 'touch');
      render();
      stand();
    });

    test('is a click where the browser reports none', () => {
      lift(old);
      point('pointerup', button(1), 'touch');
      vi.runAllTimers();
      expect(clicked.mock.calls).toEqual([['Save']]);
    });

    test('is one click where the browser clicks by itself', () => {
      lift(old);
      button(1).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      vi.runAllTimers();
      expect(clicked).toHaveBeenCalledOnce();
    });

    test('is none where the finger has moved, to scroll', () => {
      lift(old, 40);
      vi.runAllTimers();
      expect(clicked).not.toHaveBeenCalled();
    });
  });

  test('is the browser’s where the page stays', () => {
    point('pointerdown', button(1));
    stand();
    point('pointerup', button(1));
    expect(clicked).not.toHaveBeenCalled();
  });

  test('is the app’s where it begins later', () => {
    stand();
    point('pointerdown', button(1));
    render();
    point('pointerup', button(1));
    expect(clicked).not.toHaveBeenCalled();
  });
});
