import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Spinner.module.scss';

/** Milliseconds after which waiting is explained. */
const longWait = 8000;

/** Shown while a page's code is loading; it appears after a moment, and explains when it takes long. */
export function Spinner({ label }: { label: string }) {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.spinner}>
      <span aria-hidden="true" />
      <span className={isLong ? undefined : 'visually-hidden'}>{isLong ? t('state.longWait') : label}</span>
    </output>
  );
}
