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

interface TodayListProps<Entry> {
  title: string;
  /** Draws the eye to what is late. */
  isUrgent?: boolean;
  entries: readonly Entry[];
  /** Called for those that are shown: there may be hundreds. */
  rowOf: (entry: Entry) => TodayRow;
}

/** What waits, of one kind; nothing where nothing does. */
export function TodayList<Entry>({ title, isUrgent = false, entries, rowOf }: TodayListProps<Entry>) {
  const { t } = useTranslation('owner');
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const shown = isWhole ? entries : entries.slice(0, mostShown);
  return (
    <section className={styles.list} data-urgent={isUrgent || undefined} aria-label={title}>
      <h2>
        {title} <span className="count">{entries.length}</span>
      </h2>
      <ul>
        {shown.map(rowOf).map(({ key, text, side }) => (
          <li key={key}>
            <span>{text}</span>
            {side !== undefined && <span className={styles.side}>{side}</span>}
          </li>
        ))}
      </ul>
      {entries.length > shown.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {t('today.all', { count: entries.length })}
        </button>
      )}
    </section>
  );
}
