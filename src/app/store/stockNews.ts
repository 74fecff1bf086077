import type { Store } from '@reduxjs/toolkit';
import { translations } from '../../i18n';
import { isSoldOut } from '../../model/availability/availability';
import { itemPath } from '../../model/paths';
import { selectItem, type ShopState } from '../../model/shopState';
import { allStockWishes, forgetStockWish } from '../../services/syncedStockWishes';
import { showToast } from '../../ui/toast/toasts';

/** Announces which awaited products are in stock again, once for each. */
export async function tellStockNews(store: Store<ShopState>): Promise<void> {
  const ids = await allStockWishes();
  for (const id of ids) {
    const item = selectItem(store.getState(), { kind: 'product', id });
    if (!item || isSoldOut(item)) continue;
    const [picture] = item.image;
    showToast({
      style: 'info',
      text: translations.t('toast.backInStock'),
      item: { name: item.name, ...(picture && { picture }) },
      view: { label: translations.t('toast.view'), path: itemPath(item) },
      stays: true,
    });
    void forgetStockWish(id);
  }
}
