import { useTranslation } from 'react-i18next';
import { Settings } from '#features/desk/settings/Settings';
import { DeskPage } from './DeskPage';

export function SettingsPage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('settings.title')}>
      <Settings />
    </DeskPage>
  );
}
