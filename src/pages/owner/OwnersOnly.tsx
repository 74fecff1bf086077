import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwner } from '#features/account/session/useIsOwner';
import { forgetDesk } from '#features/desk/live/liveNode';
import { notFound } from '#pages/notFound';
import { Spinner } from '#ui/Spinner';

/** A page of the desk; for everybody else than an owner it does not exist. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  useEffect(() => {
    if (isOwner === false) forgetDesk();
  }, [isOwner]);
  if (isOwner === undefined) return <Spinner label={t('state.loading')} />;
  return isOwner ? children : <notFound.Page />;
}
