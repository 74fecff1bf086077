import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '../../../env';
import type { AccountProblem } from '../../../services/firebase/account/accountError';
import { Notice } from '../../../ui/Notice';
import { problemOf } from './accountProblem';
import { signInService } from '../session/accountServices';
import { GoogleMark } from './GoogleMark';
import styles from './GoogleButton.module.scss';
import { reportError } from '../../../reportError';

interface GoogleButtonProps {
  label: string;
  /** Opens Google's window; called in the click itself. */
  open: () => Promise<void>;
  /** Gets the error first; true when there is nothing left to say about it. */
  onError?: (error: unknown) => boolean;
}

/** Stays pressable while Google's window is open: a second press brings a window that got lost. */
export function GoogleButton({ label, open, onError }: GoogleButtonProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const isNear = useRef(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);

  // A window opens only while the click is fresh, so what it needs is loaded as the pointer or the focus comes near, and
  // not before: Google hears of nobody who leaves the button alone. The local backend may be used without a network:
  // there Google's script is asked for in the click.
  const comeNear = () => {
    if (env.isLocal || isNear.current) return;
    isNear.current = true;
    signInService()
      .then(({ prepareGoogle }) => prepareGoogle())
      // Then the click fetches it, and says what is wrong.
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
      // The newer press is still under way.
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
