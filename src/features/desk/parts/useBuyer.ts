import { useTranslation } from 'react-i18next';
import { isolated } from '#model/isolated';
import type { PlacedOrder } from '#model/order/order';

/** Names who has ordered, in lists and sentences; the name may have been erased. */
export function useBuyer(): (order: PlacedOrder) => string {
  const { t } = useTranslation('owner');
  return ({ contact }) => isolated(contact.name) || t('today.erased');
}
