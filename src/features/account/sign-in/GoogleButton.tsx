import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#env';
import { isEmbeddedBrowser } from '#services/embeddedBrowser';
import type { AccountProblem } from '#services/firebase/account/accountError';
import { Notice } from '#ui/Notice';
import { problemOf } from '#features/account/session/accountProblem';
import { signInService } from '#features/account/session/accountServices';
import styles from './GoogleButton.module.scss';
import { reportError } from '#reportError';

/** Google's own logo in its own colours, which their rules for a sign-in button require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.91c1.7-1.57 2.69-3.88 2.69-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.81.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}

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
      {isEmbeddedBrowser() && <p className="soft">{t('google.embedded')}</p>}
      {problem !== null && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
    </div>
  );
}
