import { Suspense } from 'react';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import type { ItemKey } from '#model/saved/savedItem';
import { lazyPart } from '#ui/lazy/lazyPart';

/** Lazy: a catalogue can nearly always be read, and cart and checkout show nothing else of its lists. */
const notice = lazyPart(() =>
  import('#features/catalogue/CatalogueFailed').then((module) => module.CatalogueFailed),
);

interface PricesFailedProps {
  /** What the page shows of its own; a page with nothing on it has no prices that could be old. */
  of: readonly ItemKey[];
  hasItems?: boolean;
}

/** That the catalogue could not be read, on a page that shows what was kept of it. */
export function PricesFailed({ of, hasItems = true }: PricesFailedProps) {
  const { phase } = useCatalogueStatus();
  if (phase !== 'failed' || of.length === 0) return null;
  return (
    <Suspense>
      <notice.Part hasItems={hasItems} />
    </Suspense>
  );
}
