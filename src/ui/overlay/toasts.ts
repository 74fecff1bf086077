/** Messages that pass by at the bottom left. The toast library is loaded with the first one. */

export type ToastStyle = 'success' | 'error' | 'warning' | 'info' | 'default';

export interface Toast {
  style: ToastStyle;
  text: string;
  /** A way back, offered as a button in the toast. */
  undo?: { label: string; run: () => void };
}

export type ToastListener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: ToastListener | undefined;

/** Shows a toast; one that comes before the library is there waits for it. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else {
    waiting.push(toast);
    announce?.();
  }
}

let announce: (() => void) | undefined;

/** Called with the first toast, so that whoever draws toasts can load. */
export function onFirstToast(callback: () => void): void {
  announce = callback;
  if (waiting.length > 0) callback();
}

export function drawToasts(draw: ToastListener): void {
  listener = draw;
  waiting.splice(0).forEach(draw);
}
