import { useTranslation } from 'react-i18next';
import { changedGroups, type SettingGroup } from '#model/desk/settingsChange';
import type { ShopSettings } from '#model/order/ownersSettings';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import styles from './Settings.module.scss';

/** What would become different for shoppers, in sentences. */
export function Changes({ before, after }: { before: ShopSettings; after: ShopSettings }) {
  const { t } = useTranslation('owner');
  const amountText = useOwnAmount();
  const { delivery, isClosedToGuests, unitsPerLine, countries, closedDays } = after;
  const sentence = (group: SettingGroup): string => {
    switch (group) {
      case 'delivery':
        return t('settings.effect.delivery', {
          standard: amountText(delivery.standard),
          express: amountText(delivery.express),
          freeFrom: amountText(delivery.freeFrom),
        });
      case 'guestOrders':
        return t(isClosedToGuests ? 'settings.effect.guestsClosed' : 'settings.effect.guestsOpen');
      case 'unitsPerLine':
        return Number.isFinite(unitsPerLine)
          ? t('settings.effect.units', { count: unitsPerLine })
          : t('settings.effect.noUnits');
      case 'countries':
        return t('settings.effect.countries', { count: countries.length });
      case 'closedDays':
        return t('settings.effect.closedDays', { count: closedDays.length });
      default:
        return t(`settings.effect.${group}`);
    }
  };
  const groups = changedGroups(before, after);
  return (
    <output className={styles.changes}>
      {groups.length === 0 ? (
        t('settings.noChange')
      ) : (
        <>
          <strong>{t('settings.changes')}</strong>
          <ul>
            {groups.map((group) => (
              <li key={group}>{sentence(group)}</li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}
