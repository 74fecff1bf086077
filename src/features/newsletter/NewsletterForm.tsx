import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { env } from '#env';
import { emailField, formAddress } from '#model/newsletter';
import { anchors } from '#model/paths';
import type { SubscriptionAnswer } from '#services/newsletter/answer';
import { useOnline } from '#ui/useOnline';
import styles from './NewsletterForm.module.scss';
import { reportError } from '#reportError';
import { AnswerText } from './AnswerText';

/** An address that was sent, and what the provider said of it. */
interface Sent {
  /** The number of the click that sent it. */
  turn: number;
  address: string;
  answer?: SubscriptionAnswer;
  /** The next address was being typed when the answer came: it stays until that is sent, and says whom it is about. */
  isLate?: boolean;
}

/** An address that was not sent, and why; no reason where another was put back in its place. */
interface Unsent {
  address: string;
  why?: 'noAt' | 'offline' | 'down';
}

const isOpen = ({ answer }: Sent): boolean => answer === undefined;

/** Lazy: few subscribe, so the provider's code is loaded when the field is focused. */
const loadSubscribe = () => import('#services/newsletter/subscribe');

/** The sign is a wide or a small one from a keyboard for Chinese or Japanese, and spelled in what is copied from a link. */
const at = /[@\uff20\ufe6b]|%40/;

/**
 * A real form, which the provider accepts even without JavaScript; with it, the page stays. The field is emptied by
 * every click, whatever the result; what was not sent is named, and can be put back. Addresses are sent one after the other.
 */
export function NewsletterForm() {
  const { t } = useTranslation();
  const id = useId();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const turns = useRef(0);
  const before = useRef(Promise.resolve());
  const isOnline = useOnline();
  const isFresh = sent.length === 0 && unsent.length === 0;
  const reason = unsent.at(-1)?.why ?? (isFresh ? 'offline' : undefined);
  const why = reason === 'offline' && isOnline ? undefined : reason;

  const send = async (provider: string, mine: Sent): Promise<void> => {
    try {
      const { subscribe } = await loadSubscribe();
      const answer = await subscribe(provider, mine.address);
      const isLate = field.current?.value !== '';
      setSent((all) => all.map((one) => (one === mine ? { ...one, answer, isLate } : one)));
    } catch (error) {
      reportError(error, 'The newsletter subscription did not get through.', 'warning');
      setSent((all) => all.filter((one) => one !== mine));
      setUnsent((all) => [
        ...all.filter(({ address }) => address !== mine.address),
        { address: mine.address, why: 'down' },
      ]);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { action } = event.currentTarget;
    // Some browsers fill a field in and tell nobody: what stands in it counts.
    const address = (field.current?.value ?? email).trim();
    // The second click of a double click.
    if (address === '' && sent.length > 0) return;
    if (field.current) field.current.value = '';
    setEmail('');
    setSent((all) => all.filter(isOpen));
    if (!isOnline || !at.test(address)) {
      // What the provider did not take stays; a slip of the fingers makes room for the next.
      setUnsent((all) => [
        ...all.filter((one) => one.why === 'down' && one.address !== address),
        { address, why: isOnline ? 'noAt' : 'offline' },
      ]);
      return;
    }
    turns.current += 1;
    const mine: Sent = { turn: turns.current, address };
    setUnsent([]);
    setSent((all) => [...all, mine]);
    before.current = before.current.then(() => send(action, mine));
  };
  /** An answer is about the address before. */
  const type = (text: string): void => {
    setEmail(text);
    setSent((all) => all.filter((one) => isOpen(one) || one.isLate));
  };
  /** What was typed meanwhile takes its place. */
  const putBack = (one: Unsent): void => {
    const typed = email.trim();
    setEmail(one.address);
    setUnsent((all) => all.flatMap((each) => (each !== one ? each : typed === '' ? [] : { address: typed })));
    field.current?.focus();
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
          ref={field}
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
          placeholder={t('newsletter.example')}
          aria-invalid={why === 'noAt' ? true : undefined}
          aria-describedby={`${id}-status`}
          // If this fails, sending loads it again and shows the error.
          onFocus={() => void loadSubscribe().catch(() => undefined)}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={isOnline ? undefined : true}>
          <span className="sentence-case">{t('newsletter.subscribe')}</span>
        </button>
      </span>
      <output>
        <span id={`${id}-status`}>
          {why && t(`newsletter.${why}`)}
          {sent.map(({ turn, address, answer, isLate }) => (
            <span key={turn}>
              {(sent.length > 1 || isLate || email !== '') && `${address}: `}
              <AnswerText answer={answer} />
            </span>
          ))}
        </span>
        {unsent
          .filter(({ address }) => address !== '')
          .map((one) => (
            <span key={one.address}>
              {t('newsletter.unsent', { address: one.address })}{' '}
              <button type="button" className={styles.putBack} onClick={() => putBack(one)}>
                {t('newsletter.putBack')}
              </button>
            </span>
          ))}
      </output>
      <p className={styles.small}>
        {t('newsletter.promise')} {t('newsletter.privacyLead')}
        <Link to={anchors.newsletter}>{t('newsletter.privacy')}</Link>
      </p>
    </form>
  );
}
