import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../model/cart/cart';
import { unitPrice } from '../../model/money/pricing';
import { Icon } from '../../ui/picture/Icon';
import { useMoney } from '../../ui/money/useMoney';
import { Picture } from '../../ui/picture/Picture';
import { CatalogueText, useCatalogueWords } from '../../ui/text/CatalogueText';
import { ChoiceText } from '../../ui/text/ChoiceText';
import { useLinePath } from './useLinePath';
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
  const say = useCatalogueWords();
  const path = useLinePath(line);
  return (
    <li className={styles.cartLine}>
      <Picture src={line.image[0]} alt="" width={64} height={80} />
      <div>
        <Link to={path} onClick={onFollow}>
          <CatalogueText>{line.name}</CatalogueText>
        </Link>
        <ChoiceText choice={line} />
        <span className="num">
          {line.quantity} × {money(unitPrice(line))}
        </span>
      </div>
      <button type="button" aria-label={t('cart.remove', { name: say(line.name) })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
