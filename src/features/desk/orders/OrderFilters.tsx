import { useListAddress } from '#features/desk/parts/useListAddress';
import { useId } from 'react';
import { Select } from '#ui/Select';
import { useTranslation } from 'react-i18next';

import { kindChoices, paidChoices } from '#model/desk/orderFilter';
import { statusNames } from '#model/order/statusName';
import { SearchInput } from '#features/desk/parts/SearchInput';
import toolbar from '#features/desk/parts/toolbar.module.scss';

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Search, filters and days of the list, all of them in the address. */
export function OrderFilters() {
  const { t } = useTranslation('owner');
  const { search, choose } = useListAddress();
  const id = useId();
  const choice = ({ name, label, options }: ChoiceProps) => (
    <div key={name}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Select
        className="full"
        id={`${id}-${name}`}
        value={search.get(name) ?? ''}
        onChange={({ target }) => choose(name, target.value)}
      >
        <option value="">{t('orders.all')}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
  const day = (name: string, label: string) => (
    <div key={name}>
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
      {choice({
        name: 'status',
        label: t('orders.status'),
        options: statusNames.map((value) => ({ value, label: t(`status.${value}`) })),
      })}
      {choice({
        name: 'paid',
        label: t('orders.paid'),
        options: paidChoices.map((value) => ({
          value,
          label: t(value === 'paid' ? 'orders.isPaid' : 'orders.unpaid'),
        })),
      })}
      {choice({
        name: 'kind',
        label: t('orders.kind'),
        options: kindChoices.map((value) => ({ value, label: t(`orders.${value}`) })),
      })}
      {day('from', t('orders.from'))}
      {day('to', t('orders.to'))}
    </search>
  );
}
