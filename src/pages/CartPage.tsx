import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContent } from '../features/cart/page/CartContent';
import { QuickViewButton } from '../features/catalogue/card/QuickViewButton';
import { useCatalogueStatus } from '../features/catalogue/CatalogueStatus';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazy/lazyPart';

/** Below the cart, and empty for most. */
const saved = lazyPart(() => import('../features/cart/page/SavedStrip').then((module) => module.SavedStrip));

export function CartPage() {
  const { t } = useTranslation('basket');
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
    </div>
  );
}
