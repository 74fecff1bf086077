/** Toasts, at the bottom left. Their library is loaded with the first one. */

export type ToastStyle = 'success' | 'error' | 'warning' | 'info' | 'default';

export interface Toast {
  style: ToastStyle;
  text: string;
  /** What it is about, beneath the message. */
  item?: { name: string; picture?: string };
  /** A link to where the change is seen. */
  view?: { label: string; path: string };
  /** Stays until it is closed: unrequested news must not disappear unread. */
  stays?: true;
  /**
   * Undo as a button in the toast. `key` names what it restores: when that was undone elsewhere, the toast is
   * removed.
   */
  undo?: { label: string; key?: string; run: () => void };
}

export interface ToastListener {
  show: (toast: Toast) => void;
  withdraw: (undoKey: string) => void;
}

const waiting: Toast[] = [];
let listener: ToastListener | undefined;

/** Shows a toast; one that comes before the library is there waits for it. */
export function showToast(toast: Toast): void {
  if (listener) listener.show(toast);
  else {
    waiting.push(toast);
    tellFirst?.();
  }
}

/** Takes away the toast that offers this undo. */
export function withdrawUndo(key: string): void {
  const position = waiting.findIndex(({ undo }) => undo?.key === key);
  if (position >= 0) waiting.splice(position, 1);
  listener?.withdraw(key);
}

let tellFirst: (() => void) | undefined;

/** Called with the first toast, so that whoever renders toasts can load. */
export function onFirstToast(callback: () => void): void {
  tellFirst = callback;
  if (waiting.length > 0) callback();
}

export function renderToasts(renderer: ToastListener): void {
  listener = renderer;
  waiting.splice(0).forEach(renderer.show);
}
