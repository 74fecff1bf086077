import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placedOn, type BookedOrder } from '#model/desk/bookedOrder';
import { monthsOf } from '#model/desk/orderFilter';
import { orderSheet } from '#model/desk/orderSheet';
import { useBills } from '#features/desk/live/deskData';
import { useInSlices } from '#features/desk/live/useInSlices';
import toolbar from '#features/desk/parts/toolbar.module.scss';
import { useTaxRate } from '#features/desk/parts/useTaxRate';
import { useLocale } from '#ui/text/useLanguage';
import { Select } from '#ui/Select';
import { saveFile } from '#ui/saveFile';

function Export({ orders }: { orders: readonly BookedOrder[] }) {
  const { t } = useTranslation('owner');
  const locale = useLocale();
  const id = useId();
  const bills = useBills().value;
  const dated = useInSlices(orders, placedOn);
  const months = useMemo(() => monthsOf(dated ?? []), [dated]);
  const [chosen, setChosen] = useState<string>();
  const { typed, setTyped, rate: taxRate, isWrong } = useTaxRate();
  const month = chosen ?? months[0];
  if (month === undefined) return null;
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const save = (): void => {
    const hasCommas = !locale.startsWith('en');
    saveFile(
      `orders-${month}.csv`,
      orderSheet(orders, { month, ...(bills && { bills }), taxRate, hasCommas }),
      'text/csv',
    );
  };
  return (
    <section className={`${toolbar.below} screen-only`} aria-labelledby={id}>
      <h2 id={id}>{t('export.title')}</h2>
      <div className={toolbar.toolbar}>
        <div className={toolbar.long}>
          <label htmlFor={`${id}-month`}>{t('export.month')}</label>
          <Select
            className="full"
            id={`${id}-month`}
            value={month}
            onChange={({ target }) => setChosen(target.value)}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {nameOf.format(new Date(`${each}-15T12:00:00`))}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <label htmlFor={`${id}-rate`}>{t('export.rateOtherwise')}</label>
          <input
            id={`${id}-rate`}
            inputMode="decimal"
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button
          type="button"
          className="btn line"
          aria-disabled={isWrong || !bills || undefined}
          onClick={isWrong || !bills ? undefined : save}
        >
          {t('export.save')}
        </button>
      </div>
      {isWrong && <p id={`${id}-wrong`}>{t('export.wrongRate')}</p>}
    </section>
  );
}

/**
 * What was sold and what was taken back in a month, as a sheet for whoever keeps the books, with commas where the language of the
 * desk writes them. Memoized: typing in the search does not render it again.
 */
export const OrderExport = memo(Export);
