import { createSelector } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContent } from '#features/cart/page/CartContent';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { LaterLiveStock } from '#features/liveStock/LaterLiveStock';
import { selectCart, selectWishlist } from '#model/shopState';
import { useShop } from '#storeHooks';
import { lazyPart } from '#ui/lazy/lazyPart';
import { PricesFailed } from './PricesFailed';

/** Below the cart, and empty for most shoppers, so it is loaded later. */
const saved = lazyPart(() => import('./CartSaved').then((module) => module.CartSaved));

const productIds = createSelector(selectCart, (lines) =>
  lines.flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])),
);

export function CartPage() {
  const { t } = useTranslation('basket');
  const { phase } = useCatalogueStatus();
  const ids = useShop(productIds);
  const lines = useShop(selectCart);
  const hasWishes = useShop(selectWishlist).length > 0;
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t('cart.title')}</h1>
      </div>
      <PricesFailed of={lines} />
      <CartContent isCatalogueRead={phase === 'ready'} />
      {hasWishes && (
        <Suspense>
          <saved.Part />
        </Suspense>
      )}
      {phase === 'ready' && ids.length > 0 && <LaterLiveStock ids={ids} />}
    </div>
  );
}
