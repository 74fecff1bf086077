import { discountedPrice } from '../../../model/money/pricing';
import { selectCurrency } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { Price } from '../../../ui/Price';

/** An item's price in the display currency. */
export function ItemPrice({ item: { price, discount } }: { item: { price: number; discount: number } }) {
  const currency = useShop(selectCurrency);
  return (
    <Price price={price} reduced={discountedPrice(price, discount)} discount={discount} currency={currency} />
  );
}
