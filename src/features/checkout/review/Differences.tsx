import { useTranslation } from 'react-i18next';
import { linesReplaced } from '../../../model/cart/cartSlice';
import { differencesOf, settled, type LineDifference } from '../../../model/order/orderCheck';
import type { ItemKey } from '../../../model/saved/savedItem';
import { selectCart, selectCurrency, selectItem, selectItems } from '../../../model/shopState';
import { useShop, useShopStore } from '../../../storeHooks';
import { Notice } from '../../../ui/Notice';
import { useMoney } from '../../../ui/money';

/** Where the cart and the catalogue disagree right now; without a catalogue nothing can be said. */
export function useDifferences(): LineDifference[] {
  return useShop(
    (state) =>
      selectItems(state).length === 0
        ? []
        : differencesOf(selectCart(state), (key) => selectItem(state, key)),
    (before, after) => JSON.stringify(before) === JSON.stringify(after),
  );
}

function Difference({ difference }: { difference: LineDifference }) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const { currencyName, currencyRate } = useShop(selectCurrency);
  const show = (amount: number) => money(amount * currencyRate, currencyName);
  const { name } = difference.line;
  if (difference.kind === 'repriced') {
    return t('difference.repriced', { name, before: show(difference.before), now: show(difference.now) });
  }
  if (difference.kind === 'short') return t('difference.short', { name, count: difference.left });
  return t(`difference.${difference.kind}`, { name });
}

/** Says what has changed, and puts the cart right in one step: nothing is ordered at a price nobody has seen. */
export function Differences({ differences }: { differences: LineDifference[] }) {
  const { t } = useTranslation('checkout');
  const store = useShopStore();
  if (differences.length === 0) return null;
  const settle = (): void => {
    const state = store.getState();
    store.dispatch(linesReplaced(settled(state.cart, (key: ItemKey) => selectItem(state, key))));
  };
  return (
    <Notice tone="warn" action={{ label: t('difference.accept'), run: settle }}>
      {t('difference.title')}
      {differences.map((difference) => (
        <span className="difference" key={difference.line.cartItemId}>
          <Difference difference={difference} />
        </span>
      ))}
    </Notice>
  );
}
