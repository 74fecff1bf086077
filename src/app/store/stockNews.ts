import type { Store } from '@reduxjs/toolkit';
import { shownTexts } from '#i18n';
import { isSoldOut } from '#model/availability/availability';
import { linePath } from '#model/paths';
import type { StockWish } from '#model/saved/stockWishes';
import { selectItem, type ShopState } from '#model/shopState';
import { reportError } from '#reportError';
import { readItem } from '#services/firebase/readItem';
import { allStockWishes, forgetStockWish } from '#services/syncedStockWishes';
import { showToast } from '#ui/toast/toasts';

/**
 * Asks the database itself: what the shop shows may come from the device, and be days old. Without an answer nothing is
 * said, and the next visit asks again.
 */
async function isBack(wish: StockWish): Promise<boolean> {
  try {
    const product = await readItem({ kind: 'product', id: wish.id });
    return product !== undefined && !isSoldOut(product, wish);
  } catch (error) {
    reportError(error, 'Whether a product is in stock again was not answered.', 'warning');
    return false;
  }
}

/** Announces which awaited products are in stock again, in the colour and size that was asked for, once for each. */
export async function tellStockNews(store: Store<ShopState>): Promise<void> {
  const t = shownTexts();
  for (const wish of await allStockWishes()) {
    const item = selectItem(store.getState(), { kind: 'product', id: wish.id });
    if (!item || isSoldOut(item, wish) || !(await isBack(wish))) continue;
    const [picture] = item.image;
    showToast({
      style: 'info',
      text: t('toast.backInStock'),
      item: { name: item.name, ...(picture && { picture }) },
      view: { label: t('toast.view'), path: linePath(wish) },
      stays: true,
    });
    void forgetStockWish(wish);
  }
}
