import { useTranslation } from 'react-i18next';
import type { ParcelMethod } from '#model/order/arrival';
import { useArrival } from '#ui/useArrival';

/** When a parcel comes, by its dates; in working days as long as today is not known. */
export function useDeliveryTime(): (method: ParcelMethod) => string {
  const { t } = useTranslation('checkout');
  const arrival = useArrival();
  return (method) => {
    const dates = arrival(method);
    return dates === undefined ? t(`delivery.${method}Time`) : t('delivery.arrives', { dates });
  };
}
