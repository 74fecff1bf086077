import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/picture/Icon';
import type { SignedIn } from '#features/account/session/accountContext';
import { Avatar } from './Avatar';
import { useDashboard } from '#features/account/session/useDashboard';
import { useIsOwner } from '#features/account/session/useIsOwner';
import { useSignOut } from '#features/account/session/useSignOut';
import styles from './ProfileMenu.module.scss';
import { paths } from '#model/paths';
import { usesSection } from '#model/sections';

interface ProfileMenuProps {
  account: SignedIn;
  /** Called when an entry navigates or signs out, so that the menu can close. */
  onLeave: () => void;
}

/** Who is signed in and where they can go: the same in the header's dropdown and in the off-canvas menu. */
export function ProfileMenu({ account: { member, displayName }, onLeave }: ProfileMenuProps) {
  const { t } = useTranslation('account');
  const dashboard = useDashboard(member, displayName);
  const isOwner = useIsOwner();

  const signOut = useSignOut();
  return (
    <div className={styles.profileMenu}>
      <div className={styles.who}>
        <Avatar displayName={displayName} photoURL={member.photoURL} />
        <p>
          <strong dir="auto">{displayName}</strong>
          <span>{member.email}</span>
        </p>
      </div>
      <ul>
        <li>
          <Link to={paths.account} onClick={onLeave}>
            <Icon name="person" />
            {t('menu.account')}
          </Link>
        </li>
        {isOwner && (
          <li>
            <Link to={paths.owner} onClick={onLeave}>
              <Icon name="list" />
              {t('menu.desk')}
            </Link>
          </li>
        )}
        {usesSection('dashboard') && (
          <li>
            <button type="button" aria-busy={dashboard.isGoing} onClick={dashboard.open}>
              <Icon name="grid" />
              {t('menu.dashboard')}
            </button>
            <output className="visually-hidden">{dashboard.isGoing && t('dashboard.opening')}</output>
          </li>
        )}
        <li>
          <Link to={paths.contact} onClick={onLeave}>
            <Icon name="info" />
            {t('menu.help')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              onLeave();
              signOut();
            }}
          >
            <Icon name="exit" />
            {t('menu.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
