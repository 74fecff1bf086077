import { useTranslation } from 'react-i18next';
import { useOnline } from '#ui/useOnline';

/** Says that the connection is gone, and that what is here still works. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <output className={isOnline ? 'visually-hidden' : 'offline'}>{isOnline ? '' : t('state.offline')}</output>
  );
}
