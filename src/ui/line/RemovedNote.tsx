import { Icon } from '#ui/picture/Icon';
import { runWithFocus } from '#ui/runWithFocus';
import { useColon } from '#ui/text/useColon';
import styles from './RemovedNote.module.scss';
import { classNames } from '#ui/classNames';

/** The pressed button is gone, so focus moves to Undo. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

interface RemovedNoteProps {
  text: string;
  undo: string;
  onUndo: () => void;
  className?: string;
}

/** A note in the place of a removed entry, with an Undo button. */
export function RemovedNote({ text, undo, onUndo, className }: RemovedNoteProps) {
  const colon = useColon();
  return (
    <div className={classNames(styles.removed, className)}>
      <p>{text}</p>
      <button
        type="button"
        className="quiet"
        aria-label={`${undo}${colon}${text}`}
        ref={takeFocus}
        onClick={({ currentTarget }) => runWithFocus(currentTarget, onUndo)}
      >
        <Icon name="undo" />
        {undo}
      </button>
    </div>
  );
}
