import { useState } from 'react';
import type { DropdownProps } from '#ui/overlay/dropdownButton';
import { HeaderDropdown } from '#ui/overlay/HeaderDropdown';
import type { SignedIn } from '#features/account/session/accountContext';
import { ProfileMenu } from './ProfileMenu';
import styles from './ProfileDropdown.module.scss';

/** Mounted, already open, by the first click on the avatar. */
export function ProfileDropdown({ account, label, face }: { account: SignedIn } & DropdownProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <HeaderDropdown
      className={styles.profileDropdown}
      label={label}
      face={face}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <ProfileMenu account={account} onLeave={() => setOpen(false)} />
    </HeaderDropdown>
  );
}
