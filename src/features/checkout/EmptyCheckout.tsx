import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../model/paths';
import { browserOrders, idOf } from '../../services/storage/orderMemory';

interface EmptyCheckoutProps {
  /** Whether the cart was emptied while the checkout was open. */
  hadLines: boolean;
}

export function EmptyCheckout({ hadLines }: EmptyCheckoutProps) {
  const { t } = useTranslation('checkout');
  const [search] = useSearchParams();
  const placed = browserOrders.readPlaced();
  if (placed && search.get('step') === 'review') {
    // A reload overtook the order: it was placed, but this address is still that of its review. The review of a cart
    // that was emptied meanwhile is of no order; it is left, so that a reload does not take it for one.
    return <Navigate replace to={{ search: hadLines ? '' : `?placed=${idOf(placed)}` }} />;
  }
  return (
    <div>
      <p className="lead">{t('empty.text')}</p>
      <p className="go">
        <Link className="btn" to={paths.programs}>
          {t('empty.programs')}
        </Link>
        <Link className="btn line" to={paths.shop}>
          {t('empty.shop')}
        </Link>
      </p>
    </div>
  );
}
