import { useTranslation } from 'react-i18next';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { WishlistContent } from '#features/wishlist/WishlistContent';
import { useCatalogueWords } from '#ui/text/CatalogueText';

export function WishlistPage() {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const { phase } = useCatalogueStatus();
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t('wishlist.title')}</h1>
      </div>
      <WishlistContent
        isCatalogueRead={phase === 'ready'}
        choose={(item, onAdded) => (
          <QuickViewButton
            item={item}
            className="btn line"
            label={t('named', { action: t('wishlist.choose'), name: translated(item.name) })}
            onAdded={onAdded}
          >
            {t('wishlist.choose')}
          </QuickViewButton>
        )}
      />
    </div>
  );
}
