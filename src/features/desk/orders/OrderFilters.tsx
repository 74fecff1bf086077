import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { kindChoices, paidChoices } from '#model/desk/orderFilter';
import { statusNames } from '#model/order/statusName';
import { ListChoice } from '#features/desk/parts/ListChoice';
import { SearchInput } from '#features/desk/parts/SearchInput';
import { useListAddress } from '#features/desk/parts/useListAddress';
import toolbar from '#features/desk/parts/toolbar.module.scss';

/** Search, filters and days of the list, all of them in the address. */
export function OrderFilters() {
  const { t } = useTranslation('owner');
  const { search, choose } = useListAddress();
  const id = useId();
  const day = (name: string, label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        type="date"
        value={search.get(name) ?? ''}
        onChange={({ target }) => choose(name, target.value)}
      />
    </div>
  );
  return (
    <search className={`${toolbar.toolbar} screen-only`}>
      <div className={toolbar.wide}>
        <SearchInput label={t('orders.search')} />
      </div>
      <ListChoice
        name="status"
        label={t('orders.status')}
        options={statusNames.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <ListChoice
        name="paid"
        label={t('orders.paid')}
        options={paidChoices.map((value) => ({
          value,
          label: t(value === 'paid' ? 'orders.isPaid' : 'orders.unpaid'),
        }))}
      />
      <ListChoice
        name="kind"
        label={t('orders.kind')}
        options={kindChoices.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      {day('from', t('orders.from'))}
      {day('to', t('orders.to'))}
    </search>
  );
}
