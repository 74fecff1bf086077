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

  test.each<[string, () => void]>([
    ['ends on another button', () => point('pointerup', button(0))],
    ['is a finger’s, which clicks by itself', () => point('pointerup', button(1), 'touch')],
  ])('is none where it %s', (_what, end) => {
    point('pointerdown', button(1));
    render();
    stand();
    end();
    expect(clicked).not.toHaveBeenCalled();
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
