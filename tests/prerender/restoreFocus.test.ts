import { afterEach, describe, expect, test } from 'vitest';
import { rememberFocus, restoreFocus } from '#prerender/restoreFocus';

const page = '<a href="#main">Skip</a><main><p>Words</p><button>Save</button></main>';

function write(html: string): HTMLElement {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('no root');
  root.innerHTML = html;
  return root;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the focus on a prerendered page', () => {
  test('stays on the same element when the app replaces it', () => {
    const root = write(page);
    rememberFocus(root);
    root.querySelector('button')?.focus();
    root.innerHTML = page;
    restoreFocus();
    expect(document.activeElement).toBe(root.querySelector('button'));
  });
  test('is not put on an element of another kind', () => {
    const root = write(page);
    rememberFocus(root);
    root.querySelector('button')?.focus();
    root.innerHTML = '<a href="#main">Skip</a><main><p>Words</p><a href="/">Home</a></main>';
    restoreFocus();
    expect(document.activeElement).toBe(document.body);
  });
  test('is left alone where nobody had moved it', () => {
    const root = write(page);
    rememberFocus(root);
    root.innerHTML = page;
    restoreFocus();
    expect(document.activeElement).toBe(document.body);
  });
});
