import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, withNext } from '#model/paths';
import { selectCart } from '#model/shopState';
import { readSettings } from '#services/firebase/readSettings';
import { useShopSettings } from '#shopSettings';
import { useShop } from '#storeHooks';
import { Notice } from '#ui/Notice';
import { Differences, useDifferences } from './Differences';
import { PriceChanges } from './PriceChanges';

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
  const missing = useDifferences().filter(({ kind }) => ['gone', 'soldOut', 'short'].includes(kind));
  return (
    <>
      <Limits isGuest={isGuest} />
      {step === 'details' && <Differences differences={missing} />}
      <PriceChanges />
    </>
  );
}
