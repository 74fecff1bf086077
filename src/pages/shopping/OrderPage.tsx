import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeviceOrders } from '../../features/checkout/follow/DeviceOrders';
import { GuestOrder } from '../../features/checkout/follow/GuestOrder';
import { isOrderId } from '../../model/order/places';
import { Notice } from '../../ui/Notice';
import styles from './OrderPage.module.scss';

/** A guest's order. Its key stands behind the # of the address and is never sent to a server as part of it. */
export function OrderPage() {
  const { t } = useTranslation('order');
  const id = useLocation().hash.slice(1);
  return (
    <div className={`wrap page-top ${styles.order}`}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {isOrderId(id) ? (
        <GuestOrder key={id} id={id} />
      ) : (
        <>
          {id !== '' && <Notice tone="warn">{t('unknown')}</Notice>}
          <DeviceOrders />
        </>
      )}
    </div>
  );
}
