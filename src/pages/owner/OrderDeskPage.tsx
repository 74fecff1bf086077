import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OrderDesk } from '#features/desk/order/OrderDesk';
import { referenceNumber } from '#model/order/referenceNumber';
import { DeskPage } from './DeskPage';

export function OrderDeskPage() {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  return (
    <DeskPage title={t('order.title', { number: referenceNumber(id.slice(id.lastIndexOf('/') + 1)) })}>
      <OrderDesk id={id} />
    </DeskPage>
  );
}
