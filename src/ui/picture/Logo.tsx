import styles from './Logo.module.scss';

/** The eight and the word, in the colour of the text around it. Its link says where it leads. */
export function Logo() {
  return <span className={styles.logoArt} aria-hidden="true" />;
}
