import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '#model/cart/cart';
import { lineRemoved } from '#model/cart/cartSlice';
import { needsChoice } from '#model/catalogue/item';
import { availabilityOf } from '#model/availability/availability';
import { lineTotal, unitPrice } from '#model/money/pricing';
import { selectHasKind, selectItem } from '#model/shopState';
import { itemWished } from '#model/cart/wishlistSlice';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { useMoney } from '#ui/money/useMoney';
import { lazyPart } from '#ui/lazy/lazyPart';
import { Picture } from '#ui/picture/Picture';
import { LineQuantity } from '#ui/line/LineQuantity';
import { CartLineStatus } from './CartLineStatus';
import { LineChoice } from './LineChoice';
import { useLinePath } from '#features/cart/useLinePath';
import styles from './CartRow.module.scss';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { ChoiceText } from '#ui/text/ChoiceText';

/** Lazy: only food has something to say here. */
const lineFood = lazyPart(() => import('./LineFood').then((module) => module.LineFood));

interface CartRowProps {
  line: CartLine;
  isCatalogueRead: boolean;
  /** Called before the line leaves the cart; says whether it was removed or saved. */
  onRemove: (way: 'removed' | 'saved') => void;
}

/** One line of the cart page. */
export function CartRow({ line, isCatalogueRead, onRemove }: CartRowProps) {
  const { t } = useTranslation(['basket', 'common']);
  const money = useMoney();
  const dispatch = useShopDispatch();
  const item = useShop((state) => selectItem(state, line));
  const hasKind = useShop((state) => selectHasKind(state, line.kind));
  const availability = availabilityOf(line, item, isCatalogueRead && hasKind);
  const { limit, problem } = availability;
  const hasChoice = line.selectedProductColor !== undefined;
  const translated = useCatalogueWords();
  const path = useLinePath(line);
  const name = translated(line.name);
  const remove = (way: 'removed' | 'saved'): void => {
    onRemove(way);
    if (way === 'saved' && item) dispatch(itemWished(item));
    dispatch(lineRemoved(line.cartItemId));
  };
  return (
    <li className={problem ? `${styles.cartRow} ${styles.troubled}` : styles.cartRow}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={line.image[0]} alt="" width={96} height={120} />
      </Link>
      <div className={styles.what}>
        <h2>
          <Link to={path}>
            <CatalogueText>{line.name}</CatalogueText>
          </Link>
        </h2>
        {hasChoice &&
          (item && needsChoice(item) ? (
            <LineChoice line={line} product={item} />
          ) : (
            <p className="soft">
              <ChoiceText choice={line} />
            </p>
          ))}
        <p className="soft num">{t('cart.each', { price: money(unitPrice(line)) })}</p>
        {item?.kind === 'product' && (
          <Suspense>
            <lineFood.Part item={item} />
          </Suspense>
        )}
        <CartLineStatus line={line} availability={availability} />
      </div>
      <div className={styles.deal}>
        <LineQuantity
          line={line}
          limit={limit}
          labels={{
            field: t('cart.quantity', { name }),
            less: t('cart.less', { name }),
            more: t('cart.more', { name }),
          }}
          onLast={() => onRemove('removed')}
        />
        {problem !== 'gone' && problem !== 'soldOut' && (
          <p className={`${styles.lineTotal} num`}>{money(lineTotal(line))}</p>
        )}
      </div>
      <div className={styles.lineActions}>
        {item && (
          <button
            type="button"
            className="quiet"
            aria-label={t('named', { action: t('cart.save'), name })}
            onClick={() => remove('saved')}
          >
            <Icon name="heart" />
            {t('cart.save')}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={t('common:cart.remove', { name })}
          onClick={() => remove('removed')}
        >
          <Icon name="trash" />
          {t('remove')}
        </button>
      </div>
    </li>
  );
}
