import { useTranslation } from 'react-i18next';
import type { CartLine } from '#model/cart/cart';
import { availabilityOf } from '#model/availability/availability';
import { lineRemoved } from '#model/cart/cartSlice';
import { lineTotal, unitPrice } from '#model/money/pricing';
import { selectItem, selectIsPayable } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { LineQuantity } from '#ui/line/LineQuantity';
import { useMoney } from '#ui/money/useMoney';
import { Picture } from '#ui/picture/Picture';
import styles from './CartLineEditor.module.scss';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { useChoiceText } from '#ui/text/ChoiceText';

interface CartLineEditorProps {
  line: CartLine;
  /** Called before the line leaves the cart. */
  onRemove: () => void;
}

/** An editable cart line in the review step. */
export function CartLineEditor({ line, onRemove }: CartLineEditorProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const money = useMoney();
  const dispatch = useShopDispatch();
  const item = useShop((state) => selectItem(state, line));
  const { limit, problem } = availabilityOf(line, item, true);
  const isPayable = useShop((state) => selectIsPayable(state, line));
  const choice = useChoiceText()(line);
  const translated = useCatalogueWords();
  const name = translated(line.name);
  const more = [choice, isPayable ? line.quantity > 1 && money(unitPrice(line)) : t('common:cart.leftOut')]
    .filter(Boolean)
    .join(' ·\u00A0');
  return (
    <li className={styles.editableLine}>
      <Picture src={line.image[0]} alt="" width={72} height={90} />
      <div>
        <p className={styles.name}>
          <CatalogueText>{line.name}</CatalogueText>
        </p>
        {more !== '' && <p className="soft num">{more}</p>}
        <LineQuantity
          line={line}
          limit={limit}
          labels={{
            field: t('line.quantity', { name }),
            less: t('line.less', { name }),
            more: t('line.more', { name }),
          }}
          onLast={onRemove}
        />
        {!problem && line.quantity === limit && line.kind === 'product' && (
          <p className="soft">{t('line.last', { count: limit })}</p>
        )}
      </div>
      <div className={styles.end}>
        {isPayable && <strong className="num">{money(lineTotal(line))}</strong>}
        <button
          type="button"
          className="square"
          aria-label={t('line.remove', { name })}
          onClick={() => {
            onRemove();
            dispatch(lineRemoved(line.cartItemId));
          }}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
