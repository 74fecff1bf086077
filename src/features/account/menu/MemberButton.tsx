import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n';
import { dropdownButton } from '../../../ui/overlay/dropdownButton';
import type { Account } from '../session/accountContext';
import { Avatar } from './Avatar';

// With its texts: a menu that waits for them after it has opened would lose its place.
const ProfileButton = dropdownButton(async () => {
  const [module] = await Promise.all([import('./ProfileDropdown'), loadTexts(['account'])]);
  return module.ProfileDropdown;
});

/** The member's face; the menu behind it is loaded when it is reached for. */
export function MemberButton({ account }: { account: Extract<Account, { phase: 'member' }> }) {
  const { t } = useTranslation();
  const face = <Avatar displayName={account.displayName} photoURL={account.member.photoURL} />;
  return <ProfileButton label={t('header.account')} face={face} dropdown={{ account }} />;
}
