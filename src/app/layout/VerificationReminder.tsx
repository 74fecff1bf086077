import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../features/account/session/accountContext';
import { paths } from '../../model/paths';
import { lazyPart } from '../../ui/lazy/lazyPart';
import styles from './VerificationReminder.module.scss';

const banner = lazyPart(() =>
  import('../../features/account/session/VerificationBanner').then((module) => module.VerificationBanner),
);

/** After signing up the next step stays in sight, wherever one is led, until it is done; the account page has it itself. */
export function VerificationReminder() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account.phase !== 'member' || account.member.isVerified || pathname === paths.account) return null;
  return (
    <div className={`wrap ${styles.reminder}`}>
      <Suspense>
        <banner.Part email={account.member.email} />
      </Suspense>
    </div>
  );
}
