import { useEffect, useRef, type ReactNode } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import type { DropdownProps } from './dropdownButton';
import styles from './HeaderDropdown.module.scss';

/**
 * For Dropdown.Menu: aligns the menu with the left edge of its button. Popper's own alignment at the right edge is
 * wrong by the menu's width inside a small positioned parent.
 */
const menuPlacement = { modifiers: [{ name: 'computeStyles', options: { adaptive: false } }] };

interface HeaderDropdownProps extends DropdownProps {
  /** Of the menu. */
  className: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A dropdown of the header that replaces its own button and takes over its focus. */
export function HeaderDropdown({ label, face, className, isOpen, onToggle, children }: HeaderDropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Dropdown
      className={`${styles.dropdown} wide`}
      align="end"
      show={isOpen}
      onToggle={onToggle}
      autoClose="outside"
    >
      <Dropdown.Toggle ref={button} as="button" type="button" className="square" aria-label={label}>
        {face}
      </Dropdown.Toggle>
      <Dropdown.Menu as="section" className={className} popperConfig={menuPlacement} aria-label={label}>
        {children}
      </Dropdown.Menu>
    </Dropdown>
  );
}
