import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { orderPath, paths } from '#model/paths';
import { browserOrders, idOf } from '#services/storage/orderMemory';

/** Milliseconds for which a guest's order of another tab may be why the cart is empty. */
const recently = 3_600_000;

function recentOrder(): string | undefined {
  const [newest] = browserOrders.readDeviceOrders();
  return newest && Date.now() - newest.placedAt < recently ? orderPath(newest.id) : undefined;
}

interface EmptyCheckoutProps {
  /** Whether the cart was emptied while the checkout was open. */
  hadLines: boolean;
}

export function EmptyCheckout({ hadLines }: EmptyCheckoutProps) {
  const { t } = useTranslation('checkout');
  const hasPrograms = !useEmptyAddresses().has(paths.programs);
  const [search] = useSearchParams();
  const placed = browserOrders.readPlaced();
  const confirmation = placed && { search: `?placed=${idOf(placed)}` };
  const [elsewhere] = useState(recentOrder);
  const order = confirmation ?? elsewhere;
  if (search.get('step') === 'review') {
    // Nothing is left to review: the page goes to its start, with the focus.
    if (hadLines) return <Navigate replace to={{ search: '' }} />;
    // A reload overtook the order: it was placed, but this address is still that of its review.
    if (confirmation) return <Navigate replace to={confirmation} />;
  }
  return (
    <div>
      <p className="lead">{t('empty.text')}</p>
      {/* Back from the confirmation leads here, and so does an order that another tab has placed. */}
      {order !== undefined && (
        <p>
          <Link className="link" to={order}>
            {t('empty.placed')}
          </Link>
        </p>
      )}
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
