import { useTranslation } from 'react-i18next';
import { CartContent } from '../features/cart/page/CartContent';
import { useCatalogueStatus } from '../features/catalogue/CatalogueStatus';

export function CartPage() {
  const { t } = useTranslation('basket');
  const { phase } = useCatalogueStatus();
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t('cart.title')}</h1>
      </div>
      <CartContent isCatalogueRead={phase === 'ready'} />
    </div>
  );
}
