import { Suspense } from 'react';
import { loadTexts } from '#i18n';
import { lazyPart } from '#ui/lazy/lazyPart';
import { Spinner } from '#ui/Spinner';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/session/accountContext';
import { GetStarted } from './GetStarted';

const { Part: ProfileMenu } = lazyPart(async () => {
  const [module] = await Promise.all([import('./ProfileMenu'), loadTexts(['account'])]);
  return module.ProfileMenu;
});

/** The account's place in the off-canvas menu. */
export function AccountEntry({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const account = useAccount();
  const waiting = <Spinner label={t('state.loading')} />;
  if (account.phase === 'member') {
    return (
      <Suspense fallback={waiting}>
        <ProfileMenu account={account} onLeave={onClose} />
      </Suspense>
    );
  }
  return account.phase === 'starting' && account.wasMember ? waiting : <GetStarted className="btn ink" />;
}
