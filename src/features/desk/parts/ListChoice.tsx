import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/Select';
import { useListAddress } from './useListAddress';

interface ListChoiceProps {
  /** Its name in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of some choices that a list is filtered by, or all. */
export function ListChoice({ name, label, options }: ListChoiceProps) {
  const { t } = useTranslation('owner');
  const { search, choose } = useListAddress();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        className="full"
        id={id}
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
}
