import styles from './Logo.module.scss';

/** The logo: mark and name. Its link has the label. */
export function Logo() {
  return <span className={styles.logoArt} aria-hidden="true" />;
}
