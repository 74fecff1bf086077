import { CatalogueFailed } from '#features/catalogue/CatalogueFailed';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import type { ItemKey } from '#model/saved/savedItem';

interface PricesFailedProps {
  /** What the page shows of its own; a page with nothing on it has no prices that could be old. */
  of: readonly ItemKey[];
  hasItems?: boolean;
}

/** That the catalogue could not be read, on a page that shows what was kept of it. */
export function PricesFailed({ of, hasItems = true }: PricesFailedProps) {
  const { phase } = useCatalogueStatus();
  if (phase !== 'failed' || of.length === 0) return null;
  return <CatalogueFailed hasItems={hasItems} />;
}
