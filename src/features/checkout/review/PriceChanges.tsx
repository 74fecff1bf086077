import { useTranslation } from 'react-i18next';
import { unitPrice } from '#model/money/pricing';
import { selectCart } from '#model/shopState';
import { useShop } from '#storeHooks';
import { Notice } from '#ui/Notice';
import { useMoney } from '#ui/money/useMoney';
import styles from './differences.module.scss';
import { useCatalogueWords } from '#ui/text/CatalogueText';

/** Prices that changed since the cart was filled; shown before anything is ordered. */
export function PriceChanges() {
  const { t } = useTranslation('checkout');
  const say = useCatalogueWords();
  const money = useMoney();
  const lines = useShop(selectCart);
  const changed = lines.flatMap((line) =>
    line.priceBefore === undefined ? [] : [{ line, before: line.priceBefore }],
  );
  if (changed.length === 0) return null;
  return (
    <Notice tone="info">
      {t('difference.repricedTitle')}
      {changed.map(({ line, before }) => (
        <span className={styles.difference} key={line.cartItemId}>
          {t('difference.repriced', {
            name: say(line.name),
            before: money(before),
            now: money(unitPrice(line)),
          })}
        </span>
      ))}
    </Notice>
  );
}
