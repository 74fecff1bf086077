import { createContext, useContext } from 'react';
import type { ReadProblem } from '../../services/firebase/readCatalogue';

/** State of the catalogue's one read. It is not part of the saved state. */
export interface CatalogueStatus {
  phase: 'loading' | 'ready' | 'failed';
  problem?: ReadProblem;
  /** When the build's snapshot was written, if it replaces the database; milliseconds since 1970. */
  snapshotOf?: number;
  retry: () => void;
}

export const CatalogueStatusContext = createContext<CatalogueStatus>({
  phase: 'loading',
  retry: () => undefined,
});

export const useCatalogueStatus = (): CatalogueStatus => useContext(CatalogueStatusContext);
