import styles from './Spinner.module.scss';

/** Shown while a page's code is on its way; it waits a moment before it appears. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.spinner}>
      <span aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
