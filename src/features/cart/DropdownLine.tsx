import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../model/cart/cart';
import { unitPrice } from '../../model/money/pricing';
import { choiceText } from '../../model/availability/variationChoice';
import { Icon } from '../../ui/Icon';
import { useMoney } from '../../ui/money';
import { Picture } from '../../ui/Picture';
import { linePath } from '../../model/paths';
import styles from './CartDropdown.module.scss';

interface DropdownLineProps {
  line: CartLine;
  /** Called when the line's link is followed. */
  onFollow: () => void;
  onRemove: () => void;
}

export function DropdownLine({ line, onFollow, onRemove }: DropdownLineProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = choiceText(line);
  return (
    <li className={styles.cartLine}>
      <Picture src={line.image[0]} alt="" width={64} height={80} />
      <div>
        <Link to={linePath(line)} lang="en" onClick={onFollow}>
          {line.name}
        </Link>
        {variant && <span lang="en">{variant}</span>}
        <span className="num">
          {line.quantity} × {money(unitPrice(line))}
        </span>
      </div>
      <button type="button" aria-label={t('cart.remove', { name: line.name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
