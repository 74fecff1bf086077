import { useTranslation } from 'react-i18next';
import { Orders } from '#features/desk/orders/Orders';
import { OwnersOnly } from './OwnersOnly';

export function OrdersPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('orders.title')}>
      <Orders />
    </OwnersOnly>
  );
}
