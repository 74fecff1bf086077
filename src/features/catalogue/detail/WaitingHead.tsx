import { brand } from '../../../brand';
import { PageHead } from '../../../ui/head/PageHead';
import { useCatalogueStatus } from '../CatalogueStatus';

/**
 * The head of a detail page while its item is loading; afterwards the item's or the “not found” page's own head
 * replaces it.
 */
export function WaitingHead({ name }: { name: 'programDetails' | 'productDetails' }) {
  const { phase } = useCatalogueStatus();
  if (phase === 'ready') return null;
  return <PageHead name={name} template={brand.name} />;
}
