import { flushSync } from 'react-dom';
import { Icon } from '#ui/picture/Icon';
import styles from './RemovedNote.module.scss';
import { classNames } from '#ui/classNames';

/** The pressed button is gone, so focus moves to Undo. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

const firstControl = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button:enabled');

/** Undo is gone in its turn: focus moves to what has come back in its place, or else to the page's title. */
function undoWithFocus(button: HTMLButtonElement, onUndo: () => void): void {
  const place = button.closest('li');
  const entries = place?.parentElement?.children;
  const position = entries && place ? [...entries].indexOf(place) : -1;
  flushSync(onUndo);
  if (button.isConnected) return;
  const back = firstControl(entries?.[position]) ?? document.querySelector('h1');
  back?.focus({ preventScroll: true });
}

interface RemovedNoteProps {
  text: string;
  undo: string;
  onUndo: () => void;
  className?: string;
}

/** A note in the place of a removed entry, with an Undo button. */
export function RemovedNote({ text, undo, onUndo, className }: RemovedNoteProps) {
  return (
    <div className={classNames(styles.removed, className)}>
      <p>{text}</p>
      <button
        type="button"
        className="quiet"
        aria-label={`${undo}: ${text}`}
        ref={takeFocus}
        onClick={({ currentTarget }) => undoWithFocus(currentTarget, onUndo)}
      >
        <Icon name="undo" />
        {undo}
      </button>
    </div>
  );
}
