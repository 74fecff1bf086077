import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart';

/** Props every drawer gets. */
export interface DrawerState {
  isOpen: boolean;
  onClose: () => void;
}

interface DrawerButtonProps<Props> {
  className: string;
  /** Where the button shows no words. */
  label?: string;
  /** The drawer's own props. */
  drawer: Props;
  children: ReactNode;
}

/** A button that opens a drawer. The drawer's code comes when one approaches the button; once opened it stays mounted. */
export function drawerButton<Props extends object>(load: () => Promise<ComponentType<Props & DrawerState>>) {
  const { Part: Drawer, approach, isReady } = lazyPart(load);
  return function DrawerButton({ className, label, drawer, children }: DrawerButtonProps<Props>) {
    const [isOpen, setOpen] = useState(false);
    const [wasOpened, setWasOpened] = useState(false);
    const close = () => {
      setOpen(false);
      // Where the code has not come, the next press asks for it again.
      setWasOpened(isReady());
    };
    return (
      <>
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          {...approach}
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          {children}
        </button>
        {wasOpened && (
          <Suspense>
            <Drawer {...drawer} isOpen={isOpen} onClose={close} />
          </Suspense>
        )}
      </>
    );
  };
}
