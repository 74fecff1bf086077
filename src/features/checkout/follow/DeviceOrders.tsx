import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateFormat } from '#model/dateFormat';
import { referenceNumber } from '#model/order/referenceNumber';
import { orderPath, paths } from '#model/paths';
import { browserOrders } from '#services/storage/orderMemory';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { useLocale } from '#ui/text/useLanguage';
import styles from './DeviceOrders.module.scss';

/** The orders that were placed in this browser without an account, and the way to any other. */
export function DeviceOrders() {
  const { t } = useTranslation('order');
  const locale = useLocale();
  const [orders, setOrders] = useState(browserOrders.readDeviceOrders);
  const date = dateFormat(locale, { dateStyle: 'long' });
  return (
    <div className={styles.deviceOrders}>
      {orders.length > 0 && (
        <section aria-labelledby="device-orders">
          <h2 id="device-orders">{t('device.title')}</h2>
          <ul>
            {orders.map(({ id, placedAt }) => (
              <li key={id}>
                <Link to={orderPath(id)}>
                  <strong className="num" translate="no">
                    {referenceNumber(id)}
                  </strong>{' '}
                  <span>{t('placedOn', { date: date.format(placedAt) })}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ConfirmedButton
            label={t('device.forget')}
            title={t('device.forgetTitle')}
            text={t('device.forgetText')}
            confirm={t('device.forget')}
            cancel={t('device.keep')}
            onConfirm={() => {
              browserOrders.forgetDeviceOrders();
              setOrders([]);
            }}
          />
        </section>
      )}
      <section aria-labelledby="other-orders">
        <h2 id="other-orders">{t(orders.length > 0 ? 'device.other' : 'device.none')}</h2>
        <p>
          {t('missing')} {t('device.lost')}
        </p>
        <p className="go">
          <Link className="btn line" to={paths.contact}>
            {t('contact')}
          </Link>
          <Link className="btn line" to={paths.account}>
            {t('device.account')}
          </Link>
        </p>
      </section>
    </div>
  );
}
