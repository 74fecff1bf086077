import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Today.module.scss';

/** So many of a kind are shown at first. */
const mostShown = 5;

export interface TodayRow {
  key: string;
  text: ReactNode;
  /** Beside it: a sum, a day, a number left. */
  side?: ReactNode;
}

interface TodayListProps {
  title: string;
  /** Draws the eye to what is late. */
  isUrgent?: boolean;
  rows: readonly TodayRow[];
}

/** What waits, of one kind; nothing where nothing does. */
export function TodayList({ title, isUrgent = false, rows }: TodayListProps) {
  const { t } = useTranslation('owner');
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, mostShown);
  return (
    <section className={styles.list} data-urgent={isUrgent || undefined} aria-label={title}>
      <h2>
        {title} <span className="count">{rows.length}</span>
      </h2>
      <ul>
        {shown.map(({ key, text, side }) => (
          <li key={key}>
            <span>{text}</span>
            {side !== undefined && <span className={styles.side}>{side}</span>}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {t('today.all', { count: rows.length })}
        </button>
      )}
    </section>
  );
}
