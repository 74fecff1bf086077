import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n';
import type { Account } from '../session/accountContext';
import { Avatar } from './Avatar';
import { lazyPart } from '../../../ui/lazy/lazyPart';

// With its texts: a menu that waits for them after it has opened would lose its place.
const { Part: ProfileDropdown, preload } = lazyPart(async () => {
  const [module] = await Promise.all([import('./ProfileDropdown'), loadTexts(['account'])]);
  return module.ProfileDropdown;
});

/** The member's face; the menu behind it is loaded when it is reached for. */
export function MemberButton({ account }: { account: Extract<Account, { phase: 'member' }> }) {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const face = <Avatar displayName={account.displayName} photoURL={account.member.photoURL} />;
  const button = (
    <button
      type="button"
      className="square wide"
      aria-label={t('header.account')}
      aria-haspopup="true"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWasOpened(true)}
    >
      {face}
    </button>
  );
  if (!wasOpened) return button;
  return (
    <Suspense fallback={button}>
      <ProfileDropdown account={account} label={t('header.account')} face={face} />
    </Suspense>
  );
}
