import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unitsOfItem } from '#model/cart/cart';
import { itemAdded } from '#model/cart/cartSlice';
import { isSoldOut } from '#model/availability/availability';
import { needsChoice, stockOf, type Item } from '#model/catalogue/item';
import type { SavedItem } from '#model/saved/savedItem';
import { selectHasKind, selectItem } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import { itemPath } from '#model/paths';
import styles from './wishlist.module.scss';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';

interface WishCardProps {
  wish: SavedItem;
  isCatalogueRead: boolean;
  onRemove: (way: 'removed' | 'moved') => void;
  choose: (item: Item, onAdded: () => void) => ReactNode;
}

/** A saved item as the catalogue has it today; one that is gone shows what was saved of it. */
export function WishCard({ wish, isCatalogueRead, onRemove, choose }: WishCardProps) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const item = useShop((state) => selectItem(state, wish));
  const { name, image } = item ?? wish;
  const isSold = item !== undefined && isSoldOut(item);
  const hasKind = useShop((state) => selectHasKind(state, wish.kind));
  const isGone = !item && isCatalogueRead && hasKind;
  const units = useShop(({ cart }) => unitsOfItem(cart, wish));
  // What exceeds the stock stays on the wishlist; the cart explains why.
  const hasRoom = item !== undefined && units < stockOf(item);
  const moved = (): void => onRemove('moved');
  return (
    <li className={isSold || isGone ? 'card sold' : 'card'}>
      <Link className="pic" to={itemPath(wish)} tabIndex={-1} aria-hidden="true">
        <Picture src={image[0]} alt="" />
      </Link>
      <button
        type="button"
        className="save"
        aria-label={t('wishlist.remove', { name: translated(name) })}
        onClick={() => onRemove('removed')}
      >
        <Icon name="close" />
      </button>
      <h2>
        <Link to={itemPath(wish)}>
          <CatalogueText>{name}</CatalogueText>
        </Link>
      </h2>
      <Price of={item ?? wish} />
      <p className={styles.wishState}>
        {isGone && t('gone')}
        {isSold && t('soldOut')}
      </p>
      {item && !isSold && needsChoice(item) && choose(item, moved)}
      {item && !isSold && !needsChoice(item) && (
        <button
          type="button"
          className="btn line"
          aria-label={t('named', { action: t('wishlist.move'), name: translated(name) })}
          onClick={() => {
            dispatch(itemAdded(item));
            if (hasRoom) moved();
          }}
        >
          {t('wishlist.move')}
        </button>
      )}
    </li>
  );
}
