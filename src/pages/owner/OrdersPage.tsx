import { useTranslation } from 'react-i18next';
import { Orders } from '#features/desk/orders/Orders';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function OrdersPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('orders.title')}>
        <Orders />
      </Desk>
    </OwnersOnly>
  );
}
