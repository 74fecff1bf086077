import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#env';
import type { AccountProblem } from '#services/firebase/account/accountError';
import { Notice } from '#ui/Notice';
import { problemOf } from '#features/account/session/accountProblem';
import { signInService } from '#features/account/session/accountServices';
import { GoogleMark } from './GoogleMark';
import styles from './GoogleButton.module.scss';
import { reportError } from '#reportError';

interface GoogleButtonProps {
  label: string;
  /** Opens Google's window; called in the click itself. */
  open: () => Promise<void>;
  /** Called with the error first; true when the form need not show it. */
  onError?: (error: unknown) => boolean;
}

/** Stays enabled while Google's window is open: pressing again opens a new one when the first was lost. */
export function GoogleButton({ label, open, onError }: GoogleButtonProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const isNear = useRef(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);

  // Browsers allow a popup only directly after a click, so its code is loaded when pointer or focus reach the button,
  // and not earlier: Google learns nothing of people who do not use it. The local backend has to work offline; there
  // Google's script is loaded in the click.
  const comeNear = () => {
    if (env.isLocal || isNear.current) return;
    isNear.current = true;
    signInService()
      .then(({ prepareGoogle }) => prepareGoogle())
      // Ignored here: the click loads it again and reports the error.
      .catch((error: unknown) => reportError(error, 'Google’s window could not be prepared.', 'warning'));
  };

  const press = async () => {
    setProblem(null);
    setOpen(true);
    try {
      await open();
      setOpen(false);
    } catch (error) {
      const found = problemOf(error);
      // A newer press is still being handled.
      if (found === 'popupSuperseded') return;
      setOpen(false);
      if (onError?.(error) !== true) setProblem(found);
    }
  };

  return (
    <div className={styles.google} onPointerEnter={comeNear} onFocus={comeNear}>
      <button type="button" className="btn line" onClick={() => void press()}>
        <GoogleMark />
        {label}
      </button>
      <output>{isOpen && t('google.waiting')}</output>
      {problem !== null && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
    </div>
  );
}
