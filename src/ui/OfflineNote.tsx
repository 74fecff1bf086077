import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';
import { useOnline } from './useOnline';

/** Whether a page has said it above all of its forms. */
const IsSaid = createContext(false);

/** Says of what has to be sent that it cannot be now, before anybody fills it in. */
export function OfflineNote() {
  const { t } = useTranslation();
  const isSaid = useContext(IsSaid);
  const isOnline = useOnline();
  return isSaid || isOnline ? null : <Notice tone="info">{t('state.cannotSend')}</Notice>;
}

/** Says it once for all that is inside. */
export const SaidOffline = ({ children }: { children: ReactNode }) => (
  <>
    <OfflineNote />
    <IsSaid value>{children}</IsSaid>
  </>
);
