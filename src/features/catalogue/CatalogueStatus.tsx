import { createContext, useContext } from 'react';
import type { ReadProblem } from '../../services/firebase/readCatalogue';

/** Where the one read of the catalogue stands. It is not part of the saved state. */
export interface CatalogueStatus {
  phase: 'loading' | 'ready' | 'failed';
  problem?: ReadProblem;
  /** When the copy was written that stands in for the database, in milliseconds since 1970. */
  snapshotOf?: number;
  retry: () => void;
}

export const CatalogueStatusContext = createContext<CatalogueStatus>({
  phase: 'loading',
  retry: () => undefined,
});

export const useCatalogueStatus = (): CatalogueStatus => useContext(CatalogueStatusContext);
