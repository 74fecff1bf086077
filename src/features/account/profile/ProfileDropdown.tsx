import { useEffect, useRef, useState, type ReactNode } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { menuPlacement } from '../../../ui/overlay/menuPlacement';
import type { Account } from '../session/accountContext';
import { ProfileMenu } from './ProfileMenu';
import styles from './ProfileDropdown.module.scss';

interface ProfileDropdownProps {
  account: Extract<Account, { phase: 'member' }>;
  label: string;
  face: ReactNode;
}

/** Mounted with the first click on the face, open. */
export function ProfileDropdown({ account, label, face }: ProfileDropdownProps) {
  const [isOpen, setOpen] = useState(true);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => toggle.current?.focus(), []);
  return (
    <Dropdown
      className={`${styles.profileDropdown} wide`}
      align="end"
      show={isOpen}
      onToggle={setOpen}
      autoClose="outside"
    >
      <Dropdown.Toggle as="button" type="button" className="square" aria-label={label} ref={toggle}>
        {face}
      </Dropdown.Toggle>
      <Dropdown.Menu as="section" className={styles.pop} popperConfig={menuPlacement} aria-label={label}>
        <ProfileMenu account={account} onLeave={() => setOpen(false)} />
      </Dropdown.Menu>
    </Dropdown>
  );
}
