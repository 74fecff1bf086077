import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageSent.module.scss';

interface MessageSentProps {
  title: string;
  text: string;
  reference: string;
  /** True where it has just been sent: then it is brought into view. */
  isNew?: boolean;
}

/** Confirmation with the message's reference number. */
export function MessageSent({ title, text, reference, isNew = true }: MessageSentProps) {
  const { t } = useTranslation('partner');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <section className={styles.messageSent}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p>
        {t('reference')}{' '}
        <strong className="num" translate="no">
          {reference}
        </strong>
      </p>
    </section>
  );
}
