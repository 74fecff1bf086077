import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSoldOut } from '#model/availability/availability';
import { unitPrice } from '#model/money/pricing';
import { itemPath } from '#model/paths';
import { selectPrograms } from '#model/shopState';
import { useRows } from '#features/catalogue/useRows';
import { usePriceMark } from '#ui/money/confirmedPrices';
import { useMoney } from '#ui/money/useMoney';

/** From what price there are programs: a link to the cheapest, so that a prerendered page brings its row. */
export function CheapestProgram() {
  const { t } = useTranslation();
  const money = useMoney();
  const mark = usePriceMark();
  const [cheapest] = useRows(selectPrograms)
    .filter((program) => !isSoldOut(program))
    .toSorted((a, b) => unitPrice(a) - unitPrice(b));
  if (!cheapest) return null;
  return (
    <>
      <Link className="price" {...mark} to={itemPath(cheapest)}>
        {t('home.from', { price: money(unitPrice(cheapest)) })}
      </Link>{' '}
      ·{' '}
    </>
  );
}
