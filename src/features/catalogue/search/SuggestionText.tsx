import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { programCategory } from '../../../model/search/facetIndex';
import { CatalogueText } from '../../../ui/text/CatalogueText';
import { Picture } from '../../../ui/picture/Picture';
import { Price } from '../../../ui/money/Price';
import { useCatalogueTexts } from '../texts/CatalogueWords';
import type { Suggestion } from './suggestions';

/** What a suggestion shows: an item its picture and price, a page its kind, a completion only the words. */
export const SuggestionText = memo(function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('lists');
  const hasTexts = useCatalogueTexts() !== undefined;
  if (suggestion.kind === 'item') {
    const { item } = suggestion;
    return (
      <>
        <Picture src={item.image[0]} alt="" width={48} height={60} />
        <span>
          <CatalogueText of={item}>{item.name}</CatalogueText>
          <small>
            {item.kind === 'program'
              ? t('value.program')
              : item.category.map((name, at) => (
                  <Fragment key={name}>
                    {at > 0 && ', '}
                    <CatalogueText of="category">{name}</CatalogueText>
                  </Fragment>
                ))}
          </small>
        </span>
        <Price of={item} />
      </>
    );
  }
  if (suggestion.kind === 'page') {
    const { title, kind, within } = suggestion.page;
    return (
      <span>
        {title}
        <small>{within ?? t(`page.${kind}`)}</small>
      </span>
    );
  }
  if (suggestion.kind === 'category') {
    const { category, query } = suggestion;
    return (
      <span>
        {t('suggest.inCategory', { query })}{' '}
        {category === programCategory ? (
          t('value.program')
        ) : (
          <CatalogueText of="category">{category}</CatalogueText>
        )}
      </span>
    );
  }
  if (suggestion.kind === 'completion') {
    return (
      <span>
        {/* Completions are in the shopper's language as soon as its texts are read. */}
        {hasTexts ? suggestion.query : <CatalogueText>{suggestion.query}</CatalogueText>}
      </span>
    );
  }
  if (suggestion.kind === 'forget') return <span>{t('suggest.forget')}</span>;
  return (
    <span>
      {suggestion.kind === 'all'
        ? t('suggest.all', { count: suggestion.total, query: suggestion.query })
        : suggestion.query}
    </span>
  );
});
