import { useId } from 'react';
import { longestQuery } from '#model/search/query';
import { Icon } from '#ui/picture/Icon';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        dir="auto"
        placeholder={label}
        value={value}
        maxLength={longestQuery}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
