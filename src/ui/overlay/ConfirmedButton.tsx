import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart';
import { runWithFocus } from '#ui/runWithFocus';
import styles from './ConfirmedButton.module.scss';

const { Part: ConfirmDialog, approach } = lazyPart(() =>
  import('./ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface ConfirmedButtonProps {
  label: string;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** It stays where it is meanwhile, so that the focus does, too. */
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button whose action has to be confirmed. */
export function ConfirmedButton({ label, isBusy = false, onConfirm, ...question }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const confirmed = (): void => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn line ${styles.confirmed}`}
        aria-haspopup="dialog"
        {...approach}
        aria-disabled={isBusy ? true : undefined}
        onClick={() => !isBusy && setAsking(true)}
      >
        {label}
      </button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            {...question}
            onConfirm={() => button.current && runWithFocus(button.current, confirmed)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
