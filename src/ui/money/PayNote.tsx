import { useTranslation } from 'react-i18next';
import { env } from '#env';
import { waysToPay } from '#model/order/payment';

/** That nothing is charged now, and how an order is paid later: before anybody orders. */
export function PayNote() {
  const { t } = useTranslation('common');
  return <>{t(`pay.${waysToPay(env.bank, env.payHosts)}`)}</>;
}
