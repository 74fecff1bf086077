import type { CartLine } from '#model/cart/cart';
import { lineDecremented, lineIncremented, quantityTyped } from '#model/cart/cartSlice';
import { useShopDispatch } from '#storeHooks';
import { QuantityField } from './QuantityField';

interface LineQuantityProps {
  line: CartLine;
  /** Most units the line may have. */
  limit: number;
  labels: { field: string; less: string; more: string };
  /** Called before the last unit is taken away, and the line with it. */
  onLast?: () => void;
}

/** How many units a line of the cart has, to be changed wherever the line is shown. */
export function LineQuantity({ line: { cartItemId, quantity }, limit, labels, onLast }: LineQuantityProps) {
  const dispatch = useShopDispatch();
  return (
    <QuantityField
      size="small"
      value={quantity}
      most={limit}
      canReachZero
      labels={labels}
      onLess={() => {
        if (quantity === 1) onLast?.();
        dispatch(lineDecremented(cartItemId));
      }}
      onMore={() => dispatch(lineIncremented({ cartItemId, limit }))}
      onTyped={(typed) => dispatch(quantityTyped({ cartItemId, quantity: typed, limit }))}
    />
  );
}
