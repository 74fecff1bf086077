import { useTranslation } from 'react-i18next';
import type { FollowedOrder } from '#model/order/order';

/** Where the parcel can be followed, once the owner has said so. */
export function TrackingLink({ order }: { order: Pick<FollowedOrder, 'status' | 'tracking'> }) {
  const { t } = useTranslation('order');
  const { status, tracking } = order;
  if (tracking === undefined || status === 'cancelled') return null;
  return (
    <p>
      <a className="link" href={tracking} rel="noopener noreferrer" target="_blank">
        {t('track', { host: new URL(tracking).hostname })}
      </a>
    </p>
  );
}
