import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#model/paths';
import { browserOrders, idOf } from '#services/storage/orderMemory';

interface EmptyCheckoutProps {
  /** Whether the cart was emptied while the checkout was open. */
  hadLines: boolean;
}

export function EmptyCheckout({ hadLines }: EmptyCheckoutProps) {
  const { t } = useTranslation('checkout');
  const hasPrograms = !useEmptyAddresses().has(paths.programs);
  const [search] = useSearchParams();
  if (search.get('step') === 'review') {
    // Nothing is left to review: the page goes to its start, with the focus.
    if (hadLines) return <Navigate replace to={{ search: '' }} />;
    const placed = browserOrders.readPlaced();
    // A reload overtook the order: it was placed, but this address is still that of its review.
    if (placed) return <Navigate replace to={{ search: `?placed=${idOf(placed)}` }} />;
  }
  return (
    <div>
      <p className="lead">{t('empty.text')}</p>
      <p className="go">
        {hasPrograms && (
          <Link className="btn" to={paths.programs}>
            {t('empty.programs')}
          </Link>
        )}
        <Link className="btn line" to={paths.shop}>
          {t('empty.shop')}
        </Link>
      </p>
    </div>
  );
}
