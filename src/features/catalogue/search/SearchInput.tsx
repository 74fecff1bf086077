import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { longestQuery } from '../../../model/finding/listAddress';
import { Icon } from '../../../ui/Icon';

/** The field of the shop's search, with or without its suggestions. */
export function SearchInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={t('header.search')}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('header.search')}
        maxLength={longestQuery}
        {...props}
      />
    </>
  );
}
