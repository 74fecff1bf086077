import { useTranslation } from 'react-i18next';
import { loadTexts } from '#i18n';
import { dropdownButton } from '#ui/overlay/dropdownButton';
import type { SignedIn } from '#features/account/session/accountContext';
import { Avatar } from './Avatar';

// Loaded together with its texts: a menu that waits for them after opening would be placed wrongly.
const ProfileButton = dropdownButton(async () => {
  const [module] = await Promise.all([import('./ProfileDropdown'), loadTexts(['account'])]);
  return module.ProfileDropdown;
});

/** The member's avatar; the menu behind it is loaded when pointer or focus reach it. */
export function MemberButton({ account }: { account: SignedIn }) {
  const { t } = useTranslation();
  const face = <Avatar displayName={account.displayName} photoURL={account.member.photoURL} />;
  return <ProfileButton label={t('header.account')} face={face} dropdown={{ account }} />;
}
