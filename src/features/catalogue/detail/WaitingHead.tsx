import { useTranslation } from 'react-i18next';
import { brand } from '../../../brand';
import { PageHead } from '../../../ui/head/PageHead';
import { useCatalogueStatus } from '../CatalogueStatus';

/**
 * The head of a detail page while its item is loading; afterwards the item's or the “not found” page's own head
 * replaces it.
 */
export function WaitingHead({ name }: { name: 'programDetails' | 'productDetails' }) {
  const { t } = useTranslation();
  const { phase } = useCatalogueStatus();
  if (phase === 'ready') return null;
  return (
    <PageHead
      title={t(`head.${name}.title`)}
      template={brand.name}
      description={t(`head.${name}.description`)}
    />
  );
}
