import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart';

/** Props every dropdown gets. */
export interface DropdownProps {
  label: string;
  face: ReactNode;
  /** Brings the button back where the code of the dropdown did not come. */
  onClose?: () => void;
}

type DropdownButtonProps<Props> = Omit<DropdownProps, 'onClose'> & {
  /** The dropdown's own props. */
  dropdown: Props;
};

/**
 * A button whose dropdown comes, open, with the first click; the dropdown then renders the button too. Its code comes when
 * one approaches the button.
 */
export function dropdownButton<Props extends object>(
  load: () => Promise<ComponentType<Props & DropdownProps>>,
  Missing?: ComponentType<Props & DropdownProps>,
) {
  const { Part: Dropdown, approach } = lazyPart(load, Missing);
  return function DropdownButton({ label, face, dropdown }: DropdownButtonProps<Props>) {
    const [wasOpened, setWasOpened] = useState(false);
    const button = (
      <button
        type="button"
        className="square wide"
        aria-label={label}
        aria-haspopup="true"
        aria-expanded="false"
        {...approach}
        onClick={() => setWasOpened(true)}
      >
        {face}
      </button>
    );
    if (!wasOpened) return button;
    return (
      <Suspense fallback={button}>
        <Dropdown {...dropdown} label={label} face={face} onClose={() => setWasOpened(false)} />
      </Suspense>
    );
  };
}
