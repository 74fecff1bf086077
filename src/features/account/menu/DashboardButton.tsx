import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#features/account/session/accountContext';
import { useDashboard } from '#features/account/session/useDashboard';

/** Button to the member dashboard, where programs are found. */
export function DashboardButton({ account: { member, displayName } }: { account: SignedIn }) {
  const { t } = useTranslation('account');
  const dashboard = useDashboard(member, displayName);
  return (
    <>
      <button type="button" className="btn ink" aria-busy={dashboard.isGoing} onClick={dashboard.open}>
        {t('dashboard.openProgram')}
      </button>
      <output className="visually-hidden">{dashboard.isGoing && t('dashboard.opening')}</output>
    </>
  );
}
