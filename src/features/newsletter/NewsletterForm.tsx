import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { env } from '../../env';
import { emailField, formAddress } from '../../model/newsletter';
import { anchors } from '../../model/paths';
import type { SubscriptionAnswer } from '../../services/newsletter/answer';
import { ProviderMessage } from './ProviderMessage';
import { useOnline } from '../../ui/useOnline';
import styles from './NewsletterForm.module.scss';
import { reportError } from '../../reportError';

type Status =
  { phase: 'idle' | 'sending' | 'noAt' | 'down' } | { phase: 'answered'; answer: SubscriptionAnswer };

/** What is said under the field; the texts stand in the translations. */
function StatusText({ status }: { status: Status }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (!isOnline && status.phase !== 'answered') return t('state.cannotSend');
  if (status.phase === 'idle') return null;
  if (status.phase === 'answered') {
    const { answer } = status;
    const own = t(`newsletter.${answer.result}`);
    return answer.result === 'unreadable' ? own : <ProviderMessage html={answer.html} fallback={own} />;
  }
  return t(`newsletter.${status.phase}`);
}

/** Lazy: few subscribe, so the provider's code is loaded when the field is focused. */
const loadSubscribe = () => import('../../services/newsletter/subscribe');

/**
 * A real form, which the provider accepts even without JavaScript; with it, the page stays. The field is emptied by
 * every click, whatever the result; without a connection the button does nothing, and what was typed stays.
 */
export function NewsletterForm() {
  const { t } = useTranslation();
  const id = useId();
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<Status>({ phase: 'idle' });
  const isOnline = useOnline();
  const isSending = status.phase === 'sending';
  const isWrong = status.phase === 'noAt';

  const send = async (provider: string, address: string): Promise<void> => {
    setStatus({ phase: 'sending' });
    try {
      const { subscribe } = await loadSubscribe();
      setStatus({ phase: 'answered', answer: await subscribe(provider, address) });
    } catch (error) {
      reportError(error, 'The newsletter subscription did not get through.', 'warning');
      setStatus({ phase: 'down' });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isOnline) return;
    const { action } = event.currentTarget;
    const address = email.trim();
    setEmail('');
    if (isSending) return;
    if (address.includes('@')) void send(action, address);
    else setStatus({ phase: 'noAt' });
  };

  return (
    <form
      className={styles.news}
      aria-labelledby={`${id}-title`}
      action={formAddress(env.newsletterUrl)}
      method="post"
      target="_blank"
      noValidate
      onSubmit={submit}
    >
      <h2 id={`${id}-title`}>{t('newsletter.title')}</h2>
      <label htmlFor={id}>{t('newsletter.email')}</label>
      <span className={styles.join}>
        <input
          id={id}
          name={emailField}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          // A test holds it to `longest.email`, which the start of every page can do without.
          maxLength={254}
          required
          value={email}
          placeholder="name@example.org"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={`${id}-status`}
          // If this fails, sending loads it again and shows the error.
          onFocus={() => void loadSubscribe().catch(() => undefined)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={isSending || !isOnline ? true : undefined}>
          {t('newsletter.subscribe')}
        </button>
      </span>
      <output>
        <span id={`${id}-status`}>
          <StatusText status={status} />
        </span>
      </output>
      <p className={styles.small}>
        {t('newsletter.promise')} {t('newsletter.privacyLead')}
        <Link to={anchors.newsletter}>{t('newsletter.privacy')}</Link>
      </p>
    </form>
  );
}
