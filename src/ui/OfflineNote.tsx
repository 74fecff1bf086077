import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';
import { useOnline } from './useOnline';

/** Says of what has to be sent that it cannot be now, before anybody fills it in. */
export function OfflineNote() {
  const { t } = useTranslation();
  return useOnline() ? null : <Notice tone="info">{t('state.cannotSend')}</Notice>;
}
