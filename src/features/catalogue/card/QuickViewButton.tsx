import { Suspense, useState, type ReactNode } from 'react';
import type { Item } from '#model/catalogue/item';
import { lazyPart } from '#ui/lazy/lazyPart';

const { Part: QuickView, approach } = lazyPart(() =>
  import('#features/catalogue/detail/QuickView').then((module) => module.QuickView),
);

interface QuickViewButtonProps {
  item: Item;
  className: string;
  /** What the button says, where its content does not. */
  label?: string;
  /** Called after something was put into the cart; without it the dialog stays open. */
  onAdded?: () => void;
  children: ReactNode;
}

/** Opens an item in a dialog, to see more and buy without leaving the list. The dialog's code is loaded on demand. */
export function QuickViewButton({ item, className, label, onAdded, children }: QuickViewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        // A button that says nothing itself is a short cut to the item's page: no stop of the keyboard.
        tabIndex={label !== undefined && className === 'peek' ? -1 : undefined}
        aria-label={label}
        aria-haspopup="dialog"
        {...approach}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <QuickView item={item} onClose={() => setOpen(false)} {...(onAdded && { onAdded })} />
        </Suspense>
      )}
    </>
  );
}
