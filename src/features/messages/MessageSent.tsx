import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageSent.module.scss';

interface MessageSentProps {
  title: string;
  text: string;
  reference: string;
}

/** Confirmation with the message's reference number. */
export function MessageSent({ title, text, reference }: MessageSentProps) {
  const { t } = useTranslation('partner');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={styles.messageSent}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p>
        {t('reference')} <strong className="num">{reference}</strong>
      </p>
    </section>
  );
}
