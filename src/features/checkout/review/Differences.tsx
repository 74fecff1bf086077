import { useTranslation } from 'react-i18next';
import { differencesAccepted } from '#model/cart/cartSlice';
import { acceptanceOf, differencesOf, type LineDifference } from '#model/order/orderCheck';
import { selectCart, selectHasKind, selectItem, type ShopState } from '#model/shopState';
import { useShop, useShopStore } from '#storeHooks';
import { Notice } from '#ui/Notice';
import { DifferenceTexts } from '#features/checkout/DifferenceTexts';

/** Lines of a kind that the catalogue has been read for. */
const comparedLines = (state: ShopState) =>
  selectCart(state).filter(({ kind }) => selectHasKind(state, kind));

/** Current differences between cart and catalogue; none while the catalogue is missing. */
export function useDifferences(): LineDifference[] {
  return useShop(
    (state) => differencesOf(comparedLines(state), (key) => selectItem(state, key)),
    (before, after) => JSON.stringify(before) === JSON.stringify(after),
  );
}

/** Lists the differences and accepts them in one step: nothing is ordered at a price nobody has seen. */
export function Differences({ differences }: { differences: LineDifference[] }) {
  const { t } = useTranslation('checkout');
  const store = useShopStore();
  if (differences.length === 0) return null;
  const settle = (): void => {
    const state = store.getState();
    store.dispatch(differencesAccepted(acceptanceOf(comparedLines(state), (key) => selectItem(state, key))));
  };
  return (
    <Notice tone="warn" action={{ label: t('difference.accept'), run: settle }}>
      {t('difference.title')}
      <DifferenceTexts differences={differences} />
    </Notice>
  );
}
