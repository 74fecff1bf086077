import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ReadProblem } from '#services/firebase/readCatalogue';
import { ConfirmedPrices } from '#ui/money/confirmedPrices';
import { useIsHydrating } from '#ui/useIsHydrating';

/** State of the catalogue's one read. It is not part of the saved state. */
export interface CatalogueStatus {
  phase: 'loading' | 'ready' | 'failed';
  problem?: ReadProblem;
  /** When the build's snapshot was written, if it replaces the database; milliseconds since 1970. */
  snapshotOf?: number;
  /** Only the first rows of a long catalogue are there. */
  isPart?: boolean;
  /** Only the rows that a prerendered page shows are there. */
  isPageOnly?: boolean;
  retry: () => void;
  /** Asks for the row of an item that a page waits for, so that it comes before the rest of a long catalogue. */
  want?: (id: string) => void;
}

/** What reads the catalogue, and tells its listeners when the state of the read changes. */
export interface CatalogueStatusSource {
  status: () => CatalogueStatus;
  subscribe: (listener: () => void) => () => void;
}

export const CatalogueStatusContext = createContext<CatalogueStatus>({
  phase: 'loading',
  retry: () => undefined,
});

interface CatalogueStatusProviderProps {
  source: CatalogueStatusSource;
  children: ReactNode;
}

/** Renders anew only what shows the state, and in steps, as the rows are rendered whose state it is (`useRows.ts`). */
export function CatalogueStatusProvider({ source, children }: CatalogueStatusProviderProps) {
  const status = useDeferredValue(useSyncExternalStore(source.subscribe, source.status, source.status));
  return (
    <CatalogueStatusContext value={status}>
      <ConfirmedPrices value={status.phase !== 'loading'}>{children}</ConfirmedPrices>
    </CatalogueStatusContext>
  );
}

export const useCatalogueStatus = (): CatalogueStatus => useContext(CatalogueStatusContext);

/**
 * Whether the catalogue has nothing of what a part shows. A prerendered page was written when all of it was known, so what it has
 * nothing of is missing until rows of it come.
 */
export function useIsEmpty(hasItems: boolean): boolean {
  const { phase } = useCatalogueStatus();
  const isHydrating = useIsHydrating();
  const [wasWrittenEmpty] = useState(isHydrating && !hasItems);
  return !hasItems && (phase === 'ready' || wasWrittenEmpty);
}

/** Asks for the row of an item that is not there while the catalogue is being read. */
export function useWantedItem(id: string | undefined, isThere: boolean): void {
  const { phase, want } = useCatalogueStatus();
  const isMissing = phase === 'loading' && !isThere;
  useEffect(() => {
    if (isMissing && id !== undefined) want?.(id);
  }, [isMissing, id, want]);
}
