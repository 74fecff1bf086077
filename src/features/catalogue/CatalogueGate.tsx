import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/Notice';
import { CatalogueFailed } from './CatalogueFailed';
import { useCatalogueStatus, useIsEmpty } from './CatalogueStatus';

interface CatalogueGateProps {
  /** Whether there is anything to show, from the database or saved from an earlier visit. */
  hasItems: boolean;
  skeleton: ReactNode;
  empty?: ReactNode;
  children: ReactNode;
}

/** Renders the states of the catalogue: loading, failed with a retry, empty, ready (perhaps from an earlier visit). */
export function CatalogueGate({ hasItems, skeleton, empty, children }: CatalogueGateProps) {
  const { t } = useTranslation();
  const { phase } = useCatalogueStatus();
  const isEmpty = useIsEmpty(hasItems);
  const failed = phase === 'failed' && <CatalogueFailed hasItems={hasItems} />;
  if (hasItems) {
    return (
      <>
        {failed}
        {children}
      </>
    );
  }
  if (failed) return failed;
  if (!isEmpty) return skeleton;
  return empty ?? <Notice tone="info">{t('state.emptyCatalogue')}</Notice>;
}
