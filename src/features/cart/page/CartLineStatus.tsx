import { useTranslation } from 'react-i18next';
import type { CartLine } from '#model/cart/cart';
import { maxQuantity } from '#model/catalogue/item';
import type { LineAvailability } from '#model/availability/availability';
import { unitPrice } from '#model/money/pricing';
import { useMoney } from '#ui/money/useMoney';
import styles from './CartLineStatus.module.scss';

interface CartLineStatusProps {
  line: CartLine;
  availability: LineAvailability;
}

/** Messages about a line: the limit that was reached, a problem with it, its former price. */
export function CartLineStatus({ line, availability: { limit, problem } }: CartLineStatusProps) {
  const { t } = useTranslation('basket');
  const money = useMoney();
  const { priceBefore } = line;
  const isAtLimit = !problem && line.quantity >= limit;
  return (
    <div role="status">
      {problem && <p className={styles.lineProblem}>{t(`cart.problem.${problem}`, { count: limit })}</p>}
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
