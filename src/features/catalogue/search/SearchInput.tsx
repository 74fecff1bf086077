import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { longestQuery } from '#model/search/query';
import { Icon } from '#ui/picture/Icon';

interface SearchInputProps extends ComponentProps<'input'> {
  isExpanded: boolean;
  /** Id of the list of suggestions. */
  listId: string | undefined;
}

/** The field of the shop's search, with or without its suggestions. */
export function SearchInput({ isExpanded, listId, ...props }: SearchInputProps) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="search" />
      <input
        type="search"
        dir="auto"
        role="combobox"
        aria-label={t('header.search')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('header.search')}
        maxLength={longestQuery}
        {...props}
      />
    </>
  );
}
