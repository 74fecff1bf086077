import { useLocation } from 'react-router-dom';
import { paths } from '../../../model/paths';
import { VerificationBanner } from './VerificationBanner';
import styles from './VerificationReminder.module.scss';

/** After signing up the next step stays in sight, wherever one is led, until it is done; the account page has it itself. */
export function VerificationReminder({ email }: { email: string }) {
  const { pathname } = useLocation();
  if (pathname === paths.account) return null;
  return (
    <div className={`wrap ${styles.reminder}`}>
      <VerificationBanner email={email} />
    </div>
  );
}
