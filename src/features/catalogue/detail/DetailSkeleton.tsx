import { useTranslation } from 'react-i18next';
import styles from './detail.module.scss';
import { brand } from '#brand';
import { PageHead } from '#ui/head/PageHead';
import { useIsEmpty } from '#features/catalogue/CatalogueStatus';

/**
 * The head of a detail page while its item is loading; afterwards the item's or the “not found” page's own head
 * replaces it.
 */
export function WaitingHead({ name }: { name: 'programDetails' | 'productDetails' }) {
  if (useIsEmpty(false)) return null;
  return <PageHead name={name} template={brand.name} />;
}

/** Skeleton of a detail page while the catalogue is loading. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('state.loading')}
      </h1>
      <div className={`${styles.product} skeleton`} aria-hidden="true">
        <div className={styles.title}>
          <i />
        </div>
        <span className="pic" />
        <div className={styles.info}>
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}
