import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { useAccount } from '#features/account/session/accountContext';
import { GetStarted } from './GetStarted';
import { lazyPart } from '#ui/lazy/lazyPart';
import styles from './AccountButton.module.scss';

const { Part: MemberButton } = lazyPart(() => import('./MemberButton').then((module) => module.MemberButton));

/**
 * “Get Started”, or the member's own menu. Until the sign-in service has answered, somebody who was signed in last
 * time sees an anonymous avatar, so that neither control flashes.
 */
export function AccountButton() {
  const { t } = useTranslation();
  const account = useAccount();
  if (account.phase === 'guest' || (account.phase === 'starting' && !account.wasMember)) {
    return <GetStarted className="btn ink wide" />;
  }
  const placeholder = (
    <span className={`square wide ${styles.accountPlace}`} role="img" aria-label={t('header.account')}>
      <Icon name="person" />
    </span>
  );
  if (account.phase === 'starting') return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <MemberButton account={account} />
    </Suspense>
  );
}
