import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { selectIsWished } from '#model/shopState';
import { itemWished } from '#model/cart/wishlistSlice';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { useCatalogueWords } from '#ui/text/CatalogueText';

/** Saves an item. Pressing it again says that it is saved already; removing is done on the wishlist page. */
export function WishButton({ item, className }: { item: Item; className: string }) {
  const { t } = useTranslation();
  const translated = useCatalogueWords();
  const isWished = useShop((state) => selectIsWished(state, item));
  const dispatch = useShopDispatch();
  return (
    <button
      type="button"
      className={`wish ${className}`}
      data-on={isWished}
      aria-label={t(isWished ? 'card.saved' : 'card.save', { name: translated(item.name) })}
      onClick={() => dispatch(itemWished(item))}
    >
      <Icon name="heart" />
    </button>
  );
}
