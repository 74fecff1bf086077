import { createSelector } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContent } from '../features/cart/page/CartContent';
import { QuickViewButton } from '../features/catalogue/card/QuickViewButton';
import { useCatalogueStatus } from '../features/catalogue/CatalogueStatus';
import { selectCart } from '../model/shopState';
import { useShop } from '../storeHooks';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazy/lazyPart';

/** Below the cart, and empty for most. */
const saved = lazyPart(() => import('../features/cart/page/SavedStrip').then((module) => module.SavedStrip));

const liveStock = lazyPart(() =>
  import('../features/liveStock/LiveStock').then((module) => module.LiveStock),
);

const productIds = createSelector(selectCart, (lines) =>
  lines.flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])),
);

export function CartPage() {
  const { t } = useTranslation('basket');
  const ids = useShop(productIds);
  const { phase } = useCatalogueStatus();
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t('cart.title')}</h1>
      </div>
      <CartContent isCatalogueRead={phase === 'ready'} />
      <Suspense>
        <saved.Part
          choose={(item, label) => (
            <QuickViewButton item={item} className="quiet" label={label}>
              <Icon name="plus" />
              {t('saved.choose')}
            </QuickViewButton>
          )}
        />
      </Suspense>
      <Suspense>{ids.length > 0 && <liveStock.Part ids={ids} />}</Suspense>
    </div>
  );
}
