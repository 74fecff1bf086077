import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeviceOrders } from '#features/checkout/follow/DeviceOrders';
import { GuestOrder } from '#features/checkout/follow/GuestOrder';
import { orderIdIn } from '#model/order/places';
import { Notice } from '#ui/Notice';
import styles from './OrderPage.module.scss';

/** A guest's order. Its key stands behind the # of the address and is never sent to a server as part of it. */
export function OrderPage() {
  const { t } = useTranslation('order');
  const { hash } = useLocation();
  const id = orderIdIn(hash);
  return (
    <div className={`wrap page-top ${styles.order}`}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {id !== undefined ? (
        <GuestOrder key={id} id={id} />
      ) : (
        <>
          {hash.length > 1 && <Notice tone="warn">{t('unknown')}</Notice>}
          <DeviceOrders />
        </>
      )}
    </div>
  );
}
