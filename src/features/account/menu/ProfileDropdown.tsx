import { useState } from 'react';
import type { DropdownFace } from '#ui/overlay/dropdownButton';
import { FaceDropdown } from '#ui/overlay/FaceDropdown';
import type { Account } from '#features/account/session/accountContext';
import { ProfileMenu } from './ProfileMenu';
import styles from './ProfileDropdown.module.scss';

interface ProfileDropdownProps {
  account: Extract<Account, { phase: 'member' }>;
}

/** Mounted, already open, by the first click on the avatar. */
export function ProfileDropdown({ account, label, face }: ProfileDropdownProps & DropdownFace) {
  const [isOpen, setOpen] = useState(true);
  return (
    <FaceDropdown
      className={styles.profileDropdown}
      menuClassName={styles.pop}
      label={label}
      face={face}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <ProfileMenu account={account} onLeave={() => setOpen(false)} />
    </FaceDropdown>
  );
}
