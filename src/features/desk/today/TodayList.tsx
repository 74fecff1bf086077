import type { ReactNode } from 'react';
import { useMore } from '#features/desk/parts/useMore';
import styles from './Today.module.scss';

/** How many of a kind are shown at first, and with each press. */
const [first, step] = [5, 15];

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
  const { shown, button } = useMore(entries.length, first, step);
  if (entries.length === 0) return null;
  return (
    <section className={styles.list} data-urgent={isUrgent || undefined} aria-label={title}>
      <h2>
        {title} <span className="count">{entries.length}</span>
      </h2>
      <ul>
        {entries
          .slice(0, shown)
          .map(rowOf)
          .map(({ key, text, side }) => (
            <li key={key}>
              <span>{text}</span>
              {side !== undefined && <span className={styles.side}>{side}</span>}
            </li>
          ))}
      </ul>
      {button}
    </section>
  );
}
