import { useTranslation } from 'react-i18next';
import type { CartLine } from '#model/cart/cart';
import { linesRestored } from '#model/cart/cartSlice';
import type { Removal } from '#model/cart/removal';
import { useShopDispatch } from '#storeHooks';
import { RemovedNote } from './RemovedNote';

interface RemovedLineProps {
  removal: Removal<CartLine, string>;
  text: string;
  className?: string | undefined;
}

/** A note where a line of the cart stood; Undo brings the line back to its place. */
export function RemovedLine({ removal: { entry, index }, text, className }: RemovedLineProps) {
  const { t } = useTranslation();
  const dispatch = useShopDispatch();
  return (
    <li>
      <RemovedNote
        className={className}
        text={text}
        undo={t('toast.undo')}
        onUndo={() => dispatch(linesRestored({ lines: [entry], index }))}
      />
    </li>
  );
}
