import { useTranslation } from 'react-i18next';
import { useSettings } from '#features/desk/live/deskData';
import { Spinner } from '#ui/Spinner';
import { SettingsForm } from './SettingsForm';

/** What an owner sets while the shop runs. */
export function Settings() {
  const { t } = useTranslation('owner');
  const { value: settings } = useSettings();
  return settings ? <SettingsForm settings={settings} /> : <Spinner label={t('state.loading')} />;
}
