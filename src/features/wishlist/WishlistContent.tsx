import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '#model/catalogue/item';
import { isSameItem, type SavedItem } from '#model/saved/savedItem';
import { selectWishlist } from '#model/shopState';
import { itemUnwished, wishlistCleared, wishlistRestored, wishRestored } from '#model/cart/wishlistSlice';
import { useShop, useShopDispatch } from '#storeHooks';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { EmptyPage } from '#ui/EmptyPage';
import { RemovedNote } from '#ui/line/RemovedNote';
import { useRemovals } from '#ui/line/useRemovals';
import { WishCard } from './WishCard';
import styles from './wishlist.module.scss';
import { paths } from '#model/paths';
import { useCatalogueWords } from '#ui/text/CatalogueText';

interface WishlistContentProps {
  isCatalogueRead: boolean;
  /** Renders the way into the cart for an item whose colour and size have to be chosen first. */
  choose: (item: Item, onAdded: () => void) => ReactNode;
}

/** What was saved for later, each with its way into the cart. */
export function WishlistContent({ isCatalogueRead, choose }: WishlistContentProps) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const items = useShop(selectWishlist);
  const { places, note, cleared, noteAll } = useRemovals<SavedItem, 'removed' | 'moved'>(items, isSameItem);
  const isEmpty = items.length === 0;
  return (
    <>
      {cleared.length > 0 && (
        <RemovedNote
          text={t('wishlist.clearedNote')}
          undo={t('undo')}
          onUndo={() => dispatch(wishlistRestored(cleared))}
        />
      )}
      {places.length > 0 && (
        <ul className={`grid four ${styles.wishes}`}>
          {places.map(({ entry, removal }) =>
            entry ? (
              <WishCard
                key={`${entry.kind}/${entry.id}`}
                wish={entry}
                isCatalogueRead={isCatalogueRead}
                onRemove={(way) => {
                  note(entry, way);
                  dispatch(itemUnwished(entry));
                }}
                choose={choose}
              />
            ) : (
              <li key={`${removal.entry.kind}/${removal.entry.id}`}>
                <RemovedNote
                  className={styles.removed}
                  text={t(`wishlist.note.${removal.way}`, { name: translated(removal.entry.name) })}
                  undo={t('undo')}
                  onUndo={() => dispatch(wishRestored({ item: removal.entry, index: removal.index }))}
                />
              </li>
            ),
          )}
        </ul>
      )}
      {isEmpty ? (
        <EmptyPage
          picture="/pictures/topics/habits.svg"
          title={t('wishlist.empty')}
          text={t('wishlist.emptyText')}
        >
          <Link className="btn" to={paths.shop}>
            {t('toShop')}
          </Link>
        </EmptyPage>
      ) : (
        <ConfirmedButton
          label={t('wishlist.clear')}
          title={t('wishlist.clearTitle')}
          text={t('wishlist.clearText', { count: items.length })}
          confirm={t('wishlist.clearConfirm')}
          cancel={t('wishlist.clearCancel')}
          onConfirm={() => {
            noteAll();
            dispatch(wishlistCleared());
          }}
        />
      )}
    </>
  );
}
