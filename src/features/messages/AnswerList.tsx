import styles from './messageForm.module.scss';

/** What was filled in, for review before it is sent: what was asked and what was answered. */
export function AnswerList({ rows }: { rows: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl className={styles.application}>
      {rows.map(
        ([term, text]) =>
          text !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
