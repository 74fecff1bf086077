import { useTranslation } from 'react-i18next';
import { Settings } from '#features/desk/settings/Settings';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function SettingsPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('settings.title')}>
        <Settings />
      </Desk>
    </OwnersOnly>
  );
}
