import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSoldOut } from '#model/availability/availability';
import { unitsOfItem } from '#model/cart/cart';
import { itemAdded } from '#model/cart/cartSlice';
import { needsChoice, type Item } from '#model/catalogue/item';
import { itemPath, paths } from '#model/paths';
import { selectItem, type ShopState } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import { runWithFocus } from '#ui/runWithFocus';
import styles from './SavedStrip.module.scss';

const mostShown = 4;

/** Saved items that can be bought now and are not in the cart yet; the newest first. */
const selectWaiting = (state: ShopState): Item[] =>
  state.wishlist
    .flatMap((key) => selectItem(state, key) ?? [])
    .filter((item) => !isSoldOut(item) && unitsOfItem(state.cart, item) === 0)
    .toReversed()
    .slice(0, mostShown);

const isSameList = (a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * The strip of saved items below the cart. `choose` renders the button for items whose colour and size have to be
 * chosen.
 */
export function SavedStrip({ choose }: { choose: (item: Item, label: string) => ReactNode }) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const items = useShop(selectWaiting, isSameList);
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">{t('saved.title')}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            <Picture src={item.image[0]} alt="" width={64} height={80} />
            <div>
              <Link to={itemPath(item)}>
                <CatalogueText>{item.name}</CatalogueText>
              </Link>
              <Price of={item} />
              {needsChoice(item) ? (
                choose(item, t('named', { action: t('saved.choose'), name: translated(item.name) }))
              ) : (
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('named', { action: t('saved.add'), name: translated(item.name) })}
                  onClick={({ currentTarget }) =>
                    runWithFocus(currentTarget, () => dispatch(itemAdded(item)))
                  }
                >
                  <Icon name="plus" />
                  {t('saved.add')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Link className="under" to={paths.wishlist}>
        {t('saved.all')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
