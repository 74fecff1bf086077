import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsUntilResend } from '#model/account/account';
import type { AccountProblem } from '#services/firebase/account/accountError';
import { Icon } from '#ui/picture/Icon';
import { problemOf } from './accountProblem';
import { memberService } from './accountServices';
import styles from './VerificationBanner.module.scss';
import { useLocale } from '#ui/text/useLanguage';
import { VerificationContext } from './accountContext';

function useSecondsLeft(): { secondsLeft: number; start: () => void } {
  const { sentAt, onSend } = useContext(VerificationContext);
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntilResend(sentAt, Date.now()));
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setSecondsLeft(secondsUntilResend(sentAt, Date.now())), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, sentAt]);
  return {
    secondsLeft,
    start: () => {
      const now = Date.now();
      onSend(now);
      setSecondsLeft(secondsUntilResend(now, now));
    },
  };
}

/** Asks for the verification and offers to send the e-mail again, once a minute. */
export function VerificationBanner({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { secondsLeft, start } = useSecondsLeft();
  const [result, setResult] = useState<'sent' | AccountProblem | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);

  const resend = async () => {
    setResult(null);
    // The button makes room for the seconds left.
    answer.current?.focus();
    start();
    try {
      await (await memberService()).sendVerification(locale);
      setResult('sent');
    } catch (error) {
      setResult(problemOf(error));
    }
  };

  return (
    <section className={styles.verification} aria-label={t('profile.unverified')}>
      <Icon name="mail" />
      <div>
        <p>{t('verification.text', { email })}</p>
        <p role="status" ref={answer} tabIndex={-1}>
          {result !== null && (result === 'sent' ? t('verification.sent') : t(`problem.${result}`))}
        </p>
        {secondsLeft > 0 ? (
          <p className={`${styles.wait} num`}>{t('verification.wait', { count: secondsLeft })}</p>
        ) : (
          <button type="button" className="under" onClick={() => void resend()}>
            {t('verification.resend')}
          </button>
        )}
      </div>
    </section>
  );
}
