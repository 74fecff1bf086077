import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#features/catalogue/card/CardGrid';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { WishlistContent } from '#features/wishlist/WishlistContent';
import { wishesKept } from '#model/cart/wishlistSlice';
import { paths } from '#model/paths';
import { selectWishlist } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { ShareableList } from './ShareableList';

export function WishlistPage() {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const own = useShop(selectWishlist);
  const choose: ComponentProps<typeof WishlistContent>['choose'] = (item, onAdded) => (
    <QuickViewButton
      item={item}
      className="btn line"
      label={t('named', { action: t('wishlist.choose'), name: translated(item.name) })}
      onAdded={onAdded}
    >
      {t('wishlist.choose')}
    </QuickViewButton>
  );
  return (
    <ShareableList
      path={paths.wishlist}
      own={own}
      title={t('wishlist.title')}
      sharedTitle={t('shared.wishlist')}
      onKeep={(items) => dispatch(wishesKept(items))}
      renderOwn={(isCatalogueRead) => <WishlistContent isCatalogueRead={isCatalogueRead} choose={choose} />}
      renderShared={(items) => <CardGrid items={items} heading="h2" />}
    />
  );
}
