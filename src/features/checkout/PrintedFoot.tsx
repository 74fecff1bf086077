import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { orderPath } from '#model/paths';
import { lazyPart } from '#ui/lazy/lazyPart';
import styles from './PrintedFoot.module.scss';

const code = lazyPart(() => import('#features/checkout/payment/QrCode').then((module) => module.QrCode));

/** On paper alone: who sells, and the way back to the order for whoever holds the sheet. */
export function PrintedFoot({ id }: { id?: string | undefined }) {
  const { t } = useTranslation(['checkout', 'order']);
  const address = id === undefined ? undefined : new URL(orderPath(id), window.location.origin).href;
  return (
    <div className={styles.foot}>
      <p>
        <b>{t('placed.seller')}</b>
        {[brand.name, ...brand.address, brand.email, brand.phone].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {address !== undefined && (
        <>
          <p className={styles.way}>
            <b>{t('order:link.title')}</b>
            <span>{address}</span>
          </p>
          <Suspense>
            <code.Part className={styles.qr ?? ''} text={address} label={t('placed.code')} />
          </Suspense>
        </>
      )}
    </div>
  );
}
