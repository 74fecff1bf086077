import { useTranslation } from 'react-i18next';
import { CardGrid } from '#features/catalogue/card/CardGrid';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { SharedList } from '#features/sharedList/SharedList';
import { WishlistContent } from '#features/wishlist/WishlistContent';
import { wishesKept } from '#model/cart/wishlistSlice';
import { paths } from '#model/paths';
import { sharedFrom } from '#model/saved/sharedList';
import { selectWishlist } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useLinkHash } from '#ui/useLinkHash';
import { ShareListAction } from './ShareListAction';

export function WishlistPage() {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const { phase } = useCatalogueStatus();
  const own = useShop(selectWishlist);
  const hash = useLinkHash();
  const shared = sharedFrom(hash);
  const isCatalogueRead = phase === 'ready';
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t(shared ? 'shared.wishlist' : 'wishlist.title')}</h1>
        {!shared && <ShareListAction path={paths.wishlist} items={own} title={t('shared.wishlist')} />}
      </div>
      {shared ? (
        <SharedList
          key={hash}
          shared={shared}
          isCatalogueRead={isCatalogueRead}
          own={own}
          ownPath={paths.wishlist}
          onKeep={(items) => dispatch(wishesKept(items))}
        >
          {(items) => <CardGrid items={items} heading="h2" />}
        </SharedList>
      ) : (
        <WishlistContent
          isCatalogueRead={isCatalogueRead}
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
      )}
    </div>
  );
}
