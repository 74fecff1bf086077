import { brand } from '#brand';
import styles from './Logo.module.scss';

/** The sample's drawing of mark and name; of any other shop its logo beside its name. The link around it has the label. */
export function Logo() {
  if (brand.isSample) return <span className={styles.logoArt} aria-hidden="true" />;
  return (
    <span className={styles.named} aria-hidden="true">
      <img src="/favicon.svg" alt="" width={42} height={42} />
      <span translate="no">{brand.name}</span>
    </span>
  );
}
