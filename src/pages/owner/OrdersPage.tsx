import { useTranslation } from 'react-i18next';
import { Orders } from '#features/desk/orders/Orders';
import { DeskPage } from './DeskPage';

export function OrdersPage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('orders.title')}>
      <Orders />
    </DeskPage>
  );
}
