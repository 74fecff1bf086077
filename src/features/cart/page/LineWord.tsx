import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../model/cart';
import { maxQuantity } from '../../../model/catalogue';
import type { LineStanding } from '../../../model/lineStanding';
import { unitPrice } from '../../../model/pricing';
import { selectCurrency } from '../../../model/shop';
import { useShop } from '../../../shop';
import { useMoney } from '../../../ui/money';

interface LineWordProps {
  line: CartLine;
  standing: LineStanding;
}

/** What has to be said about a line: why it can have no more units, what is wrong with it, what its price was. */
export function LineWord({ line, standing: { limit, problem } }: LineWordProps) {
  const { t } = useTranslation('basket');
  const money = useMoney();
  const { currencyName, currencyRate } = useShop(selectCurrency);
  const { priceBefore } = line;
  const isAtLimit = !problem && line.quantity >= limit;
  return (
    <div role="status">
      {problem && <p className="line-problem">{t(`cart.problem.${problem}`, { count: limit })}</p>}
      {isAtLimit && (
        <p className="line-word">
          {t(limit === maxQuantity ? 'cart.most' : 'cart.allWeHave', { count: limit })}
        </p>
      )}
      {priceBefore !== undefined && (
        <p className="line-word">
          {t(priceBefore < unitPrice(line) ? 'cart.dearer' : 'cart.cheaper', {
            price: money(priceBefore * currencyRate, currencyName),
          })}
        </p>
      )}
    </div>
  );
}
