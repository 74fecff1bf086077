import { useTranslation } from 'react-i18next';
import { Settings } from '#features/desk/settings/Settings';
import { OwnersOnly } from './OwnersOnly';

export function SettingsPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('settings.title')}>
      <Settings />
    </OwnersOnly>
  );
}
