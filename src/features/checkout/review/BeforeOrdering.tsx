import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isMissing } from '#model/order/orderCheck';
import { paths, withNext } from '#model/paths';
import { selectCart } from '#model/shopState';
import { readSettings } from '#services/firebase/readSettings';
import { useShopSettings } from '#shopSettings';
import { useShop } from '#storeHooks';
import { Notice } from '#ui/Notice';
import { Differences, useDifferences } from './Differences';
import { unitPrice } from '#model/money/pricing';
import { useMoney } from '#ui/money/useMoney';
import styles from './differences.module.scss';
import { useCatalogueWords } from '#ui/text/CatalogueText';

/** Prices that changed since the cart was filled; shown before anything is ordered. */
function PriceChanges() {
  const { t } = useTranslation('checkout');
  const translated = useCatalogueWords();
  const money = useMoney();
  const lines = useShop(selectCart);
  const changed = lines.flatMap((line) =>
    line.priceBefore === undefined ? [] : [{ line, before: line.priceBefore }],
  );
  if (changed.length === 0) return null;
  return (
    <Notice tone="info">
      {t('difference.repricedTitle')}
      {changed.map(({ line, before }) => (
        <span className={styles.difference} key={line.cartItemId}>
          {t('difference.repriced', {
            name: translated(line.name),
            before: money(before),
            now: money(unitPrice(line)),
          })}
        </span>
      ))}
    </Notice>
  );
}

/** Limits set by the owner are shown before the form is filled in, not after. */
function Limits({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('checkout');
  const lines = useShop(selectCart);
  const { unitsPerLine, isClosedToGuests } = useShopSettings();
  useEffect(() => void readSettings(), []);
  const hasTooMany = lines.some(({ quantity }) => quantity > unitsPerLine);
  return (
    <>
      {isGuest && isClosedToGuests && (
        <Notice tone="warn">
          {t('problem.guestsClosed')}{' '}
          <Link to={withNext(paths.signIn, paths.checkout)}>{t('who.signIn')}</Link>
        </Notice>
      )}
      {hasTooMany && <Notice tone="warn">{t('problem.tooMany')}</Notice>}
    </>
  );
}

/** Notices above both steps of checkout, if there are any. */
export function BeforeOrdering({ isGuest, step }: { isGuest: boolean; step: 'details' | 'review' }) {
  // Prices have a notice of their own, and the review asks about all of it.
  const missing = useDifferences().filter(isMissing);
  return (
    <>
      <Limits isGuest={isGuest} />
      {step === 'details' && <Differences differences={missing} />}
      <PriceChanges />
    </>
  );
}
