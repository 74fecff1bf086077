import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createListeners } from '#listeners';
import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { Notice } from '#ui/Notice';
import { useLocale } from '#ui/text/useLanguage';
import { useCatalogueStatus } from './CatalogueStatus';

/** The places that have the same notice to show, in the order of the page. */
const places = new Set<string>();
const { tell, subscribe } = createListeners();
const first = (): string | undefined => places.values().next().value;

/** Whether this is the first of the places on the page that have the notice to show: the others need not say it again. */
function useFirstPlace(): boolean {
  const id = useId();
  const shown = useSyncExternalStore(subscribe, first, () => undefined);
  useLayoutEffect(() => {
    places.add(id);
    tell();
    return () => {
      places.delete(id);
      tell();
    };
  }, [id]);
  return shown === id;
}

/** That the catalogue could not be read, once on a page: in plain words, the database's own behind them. */
export function CatalogueFailed({ hasItems }: { hasItems: boolean }) {
  const { t } = useTranslation();
  const { problem, snapshotOf, isPart, retry } = useCatalogueStatus();
  const locale = useLocale();
  const isFirst = useFirstPlace();
  if (!isFirst) return null;
  const copied =
    snapshotOf === undefined
      ? t(isPart ? 'state.partCatalogue' : 'state.savedCatalogue')
      : t('state.snapshot', {
          date: dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...ofThisMachine }).format(
            snapshotOf,
          ),
        });
  return (
    <Notice tone="warn" action={{ label: t('state.retry'), run: retry }}>
      <strong>{t(hasItems ? 'state.pricesFailed' : 'state.catalogueFailed')}</strong> {hasItems && copied}{' '}
      <small>({t(`problem.${problem ?? 'unavailable'}`)})</small>
    </Notice>
  );
}
