import { useTranslation } from 'react-i18next';
import type { FollowedOrder } from '#model/order/order';
import { hasEnded } from '#model/order/refundable';
import type { Named } from '#model/order/statusName';

/** Where the parcel can be followed, once the owner has said so. */
export function TrackingLink({ order }: { order: Named & Pick<FollowedOrder, 'tracking'> }) {
  const { t } = useTranslation('order');
  const { tracking } = order;
  if (tracking === undefined || hasEnded(order)) return null;
  return (
    <p>
      <a className="link" href={tracking} rel="noopener noreferrer" target="_blank">
        {t('track', { host: new URL(tracking).hostname })}
      </a>
    </p>
  );
}
