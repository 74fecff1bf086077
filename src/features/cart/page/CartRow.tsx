import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '#model/cart/cart';
import { lineRemoved } from '#model/cart/cartSlice';
import { needsChoice, type Item, maxQuantity } from '#model/catalogue/item';
import { availabilityOf, type LineAvailability } from '#model/availability/availability';
import { lineTotal, unitPrice } from '#model/money/pricing';
import { selectHasKind, selectItem } from '#model/shopState';
import { itemWished } from '#model/cart/wishlistSlice';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { useMoney } from '#ui/money/useMoney';
import { Picture } from '#ui/picture/Picture';
import { LineQuantity } from '#ui/line/LineQuantity';
import { LineChoice } from './LineChoice';
import { useLinePath } from '#features/cart/useLinePath';
import styles from './CartRow.module.scss';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { ChoiceText } from '#ui/text/ChoiceText';
import { declaredAllergens, isFood } from '#model/catalogue/food';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { ExcludedAllergens } from '#ui/text/ExcludedAllergens';
import { useFoodTexts } from '#ui/text/useFoodTexts';
import { useStoredValue } from '#ui/useStoredValue';

interface CartLineStatusProps {
  line: CartLine;
  availability: LineAvailability;
  /** Whether the item is there in another colour or size. */
  hasOthers: boolean;
}

/** Messages about a line: the limit that was reached, a problem with it, its former price. */
function CartLineStatus({ line, availability: { limit, problem }, hasOthers }: CartLineStatusProps) {
  const { t } = useTranslation('basket');
  const money = useMoney();
  const { priceBefore } = line;
  const isAtLimit = !problem && line.quantity >= limit;
  return (
    <div role="status">
      {problem && (
        <p className={styles.lineProblem}>
          {t(`cart.problem.${problem === 'gone' && hasOthers ? 'choiceGone' : problem}`, { count: limit })}
        </p>
      )}
      {isAtLimit && (
        <p className={styles.lineWord}>
          {t(limit === maxQuantity ? 'cart.most' : 'cart.allWeHave', { count: limit })}
        </p>
      )}
      {priceBefore !== undefined && (
        <p className={styles.lineWord}>
          {t(priceBefore < unitPrice(line) ? 'cart.dearer' : 'cart.cheaper', {
            price: money(priceBefore),
          })}
        </p>
      )}
    </div>
  );
}

/** Allergens of a line of food, and a warning for those the shopper avoids. */
function LineFood({ item }: { item: Item }) {
  const { t } = useTranslation('kitchen');
  const { allergenText } = useFoodTexts();
  const [choice] = useStoredValue(kitchenChoice);
  if (item.kind === 'program' || !isFood(item)) return null;
  const declared = declaredAllergens(item);
  return (
    <>
      <p className="soft">
        {!declared && t('meal.undeclared')}
        {declared?.length === 0 && t('meal.noAllergens')}
        {declared &&
          declared.length > 0 &&
          t('meal.contains', { list: declared.map(allergenText).join(', ') })}
      </p>
      <ExcludedAllergens item={item} choice={choice} />
    </>
  );
}

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
  /** What the line is of, where it comes in colours and sizes to choose from. */
  const product = hasChoice && item && needsChoice(item) ? item : undefined;
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
        {product && <LineChoice line={line} product={product} />}
        {hasChoice && !product && (
          <p className="soft">
            <ChoiceText choice={line} />
          </p>
        )}
        <p className="soft num">{t('cart.each', { price: money(unitPrice(line)) })}</p>
        {item?.kind === 'product' && (
          <Suspense>
            <LineFood item={item} />
          </Suspense>
        )}
        <CartLineStatus line={line} availability={availability} hasOthers={product !== undefined} />
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
