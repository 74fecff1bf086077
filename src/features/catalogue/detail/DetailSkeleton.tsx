import { useTranslation } from 'react-i18next';
import styles from './detail.module.scss';

/** Skeleton of a detail page while the catalogue is loading. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('state.loading')}
      </h1>
      <div className={`${styles.product} skeleton`} aria-hidden="true">
        <span className="pic" />
        <div className={styles.info}>
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}
