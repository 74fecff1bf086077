import { type ReactNode, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { Notice } from '#ui/Notice';
import { useLocale } from '#ui/text/useLanguage';
import { useCatalogueStatus } from './CatalogueStatus';

/** The places that have the same notice to show, in the order of the page. */
const places = new Set<string>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const first = (): string | undefined => places.values().next().value;

/** Whether this is the first of the places on the page that have a notice to show: the others need not say it again. */
function useFirstNotice(isDue: boolean): boolean {
  const id = useId();
  const shown = useSyncExternalStore(subscribe, first, () => undefined);
  useLayoutEffect(() => {
    if (!isDue) return undefined;
    places.add(id);
    tell();
    return () => {
      places.delete(id);
      tell();
    };
  }, [isDue, id]);
  return isDue && shown === id;
}

interface CatalogueGateProps {
  /** Whether there is anything to show, from the database or saved from an earlier visit. */
  hasItems: boolean;
  skeleton: ReactNode;
  empty?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the states of the catalogue: loading, failed with a retry, empty, ready (perhaps from an earlier visit). What failed is
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
          date: dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...ofThisMachine }).format(
            snapshotOf,
          ),
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
