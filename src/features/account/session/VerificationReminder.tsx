import { useLocation } from 'react-router-dom';
import { paths } from '#model/paths';
import { VerificationBanner } from './VerificationBanner';
import styles from './VerificationReminder.module.scss';

/** Reminds a new member on every page to verify the e-mail address; the account page shows it by itself, and nothing leads away from the checkout. */
export function VerificationReminder({ email }: { email: string }) {
  const { pathname } = useLocation();
  if (pathname === paths.account || pathname.toLowerCase() === paths.checkout) return null;
  return (
    <div className={`wrap ${styles.reminder}`}>
      <VerificationBanner email={email} />
    </div>
  );
}
