import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { catalogueLocale } from '#model/languages';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { placedOn, type BookedOrder } from '#model/desk/bookedOrder';
import { bestSellers, periodsOf, spans, type Period, type Seller, type Span } from '#model/desk/figures';
import { oneOf } from '#model/untrusted';
import { useOrders } from '#features/desk/live/deskData';
import { useInSlices } from '#features/desk/live/useInSlices';
import { DataTable, type Column } from '#features/desk/parts/DataTable';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { Spinner } from '#ui/Spinner';
import { useLocale } from '#ui/text/useLanguage';
import { useToday } from '#ui/useToday';
import { Bars } from './Bars';
import { Misses } from './Misses';
import { UnitsSold } from './UnitsSold';
import styles from './Figures.module.scss';

interface PeriodFiguresProps {
  orders: readonly BookedOrder[];
  span: Span;
}

/** Orders and sales of each week or month, and what sells best. */
const PeriodFigures = memo(function PeriodFigures({ orders, span }: PeriodFiguresProps) {
  const { t } = useTranslation('owner');
  const locale = useLocale();
  const amountText = useOwnAmount();
  const now = useToday().getTime();
  const periods = useMemo(() => periodsOf(orders, span, now), [orders, span, now]);
  const sellers = useMemo(() => bestSellers(orders, span, now), [orders, span, now]);
  const format = dateFormat(
    locale,
    span === 'week'
      ? { day: 'numeric', month: 'short', ...ofThisMachine }
      : { month: 'short', year: 'numeric', ...ofThisMachine },
  );
  const columns: Column<Period>[] = [
    {
      id: 'start',
      head: t(`figures.${span}`),
      kind: 'main',
      cell: ({ start }) => <span className={styles.start}>{format.format(start)}</span>,
    },
    { id: 'orders', head: t('figures.orders'), kind: 'number', cell: ({ orders: count }) => count },
    { id: 'amount', head: t('figures.sales'), kind: 'number', cell: ({ amount }) => amountText(amount) },
  ];
  const sellerColumns: Column<Seller>[] = [
    {
      id: 'name',
      head: t('lines.item'),
      kind: 'main',
      cell: ({ name }) => (
        <span lang={catalogueLocale} dir="auto">
          {name}
        </span>
      ),
    },
    { id: 'units', head: t('figures.units'), kind: 'number', cell: ({ units }) => units },
  ];
  return (
    <>
      <Bars
        label={t('figures.sales')}
        bars={periods.map(({ start, amount }) => ({ key: start, value: amount }))}
      />
      <DataTable
        isNarrow
        label={t('figures.table')}
        columns={columns}
        rows={periods.toReversed()}
        keyOf={({ start }) => String(start)}
      />
      <h2>{t(`figures.best.${span}`)}</h2>
      {sellers.length === 0 ? (
        <p className="soft">{t('figures.none')}</p>
      ) : (
        <DataTable
          isNarrow
          label={t(`figures.best.${span}`)}
          columns={sellerColumns}
          rows={sellers}
          keyOf={({ key }) => key}
        />
      )}
    </>
  );
});

/** Orders and sales by week or month, as a drawing and as a table, and what sells best. */
export function Figures() {
  const { t } = useTranslation('owner');
  const [search, setSearch] = useSearchParams();
  const span = oneOf(search.get('by'), spans) ?? 'week';
  // The choice is answered first; what is counted follows.
  const counted = useDeferredValue(span);
  const orders = useInSlices(useOrders().value, placedOn);
  if (!orders) return <Spinner label={t('state.loading')} />;
  return (
    <div className={styles.figures}>
      <fieldset className={styles.spans}>
        <legend>{t('figures.by')}</legend>
        {spans.map((each) => (
          <label key={each} className="check">
            <input
              type="radio"
              name="span"
              checked={span === each}
              onChange={() => setSearch({ by: each }, { replace: true })}
            />
            <span>{t(`figures.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <PeriodFigures orders={orders} span={counted} />
      <UnitsSold orders={orders} />
      <Misses />
    </div>
  );
}
