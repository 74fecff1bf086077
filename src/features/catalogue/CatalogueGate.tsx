import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/Notice';
import { useLocale } from '#ui/text/useLanguage';
import { useCatalogueStatus } from './CatalogueStatus';
import { useFirstNotice } from './useFirstNotice';

interface CatalogueGateProps {
  /** Whether there is anything to show, from the database or saved from an earlier visit. */
  hasItems: boolean;
  skeleton: ReactNode;
  empty?: ReactNode;
  children: ReactNode;
}

/**
 * Draws the states of the catalogue: loading, failed with a retry, empty, ready (perhaps from an earlier visit). What failed is
 * said once on a page: in plain words, the database's own behind them.
 */
export function CatalogueGate({ hasItems, skeleton, empty, children }: CatalogueGateProps) {
  const { t } = useTranslation();
  const { phase, problem, snapshotOf, isPart, retry } = useCatalogueStatus();
  const locale = useLocale();
  const copied =
    snapshotOf === undefined
      ? t(isPart ? 'state.partCatalogue' : 'state.savedCatalogue')
      : t('state.snapshot', {
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(snapshotOf),
        });
  const isFailed = phase === 'failed';
  const failed = useFirstNotice(isFailed) && (
    <Notice tone="warn" action={{ label: t('state.retry'), run: retry }}>
      <strong>{t(hasItems ? 'state.pricesFailed' : 'state.catalogueFailed')}</strong> {hasItems && copied}{' '}
      <small>({t(`problem.${problem ?? 'unavailable'}`)})</small>
    </Notice>
  );
  if (hasItems) {
    return (
      <>
        {failed}
        {children}
      </>
    );
  }
  if (isFailed) return failed || null;
  if (phase === 'loading') return skeleton;
  return empty ?? <Notice tone="info">{t('state.emptyCatalogue')}</Notice>;
}
