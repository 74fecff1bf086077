import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../model/cart/cart';
import { lineDecremented, lineIncremented, lineRemoved } from '../../../model/cart/cartSlice';
import { maxQuantity, stockOf } from '../../../model/catalogue/item';
import { lineTotal, unitPrice } from '../../../model/money/pricing';
import { selectItem } from '../../../model/shopState';
import { useShop, useShopDispatch } from '../../../storeHooks';
import { Icon } from '../../../ui/Icon';
import { useMoney } from '../../../ui/money';
import { Picture } from '../../../ui/Picture';
import styles from './CartLineEditor.module.scss';
import { CatalogueText, useCatalogueWords } from '../../../ui/CatalogueText';
import { useChoiceText } from '../../../ui/ChoiceText';

/** One line of the cart, to be changed where it is looked over. */
export function CartLineEditor({ line }: { line: CartLine }) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const dispatch = useShopDispatch();
  const item = useShop((state) => selectItem(state, line));
  const limit = Math.min(maxQuantity, item ? stockOf(item, line) : line.quantity);
  const choice = useChoiceText()(line);
  const say = useCatalogueWords();
  const name = say(line.name);
  return (
    <li className={styles.editableLine}>
      <Picture src={line.image[0]} alt="" width={72} height={90} />
      <div>
        <p className={styles.name}>
          <CatalogueText>{line.name}</CatalogueText>
        </p>
        <p className="soft num">{[choice, money(unitPrice(line))].filter(Boolean).join(' · ')}</p>
        <div className={styles.step} role="group" aria-label={t('line.quantity', { name })}>
          <button
            type="button"
            aria-label={t('line.less', { name })}
            onClick={() => dispatch(lineDecremented(line.cartItemId))}
          >
            <Icon name={line.quantity === 1 ? 'trash' : 'minus'} />
          </button>
          <output className="num">{line.quantity}</output>
          <button
            type="button"
            aria-label={t('line.more', { name })}
            aria-disabled={line.quantity >= limit ? true : undefined}
            onClick={() => dispatch(lineIncremented({ cartItemId: line.cartItemId, limit }))}
          >
            <Icon name="plus" />
          </button>
        </div>
        {line.quantity === limit && line.kind === 'product' && (
          <p className="soft">{t('line.last', { count: limit })}</p>
        )}
      </div>
      <div className={styles.end}>
        <strong className="num">{money(lineTotal(line))}</strong>
        <button
          type="button"
          className="square"
          aria-label={t('line.remove', { name })}
          onClick={() => dispatch(lineRemoved(line.cartItemId))}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
