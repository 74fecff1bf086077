import { Fragment, memo } from 'react';
import { programCategory } from '#model/search/facetIndex';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import type { Suggestion } from './suggestions';
import type { Speech } from './useSpeech';
import styles from './SuggestionList.module.scss';

interface SuggestionTextProps {
  suggestion: Suggestion;
  hasPicture: boolean;
  speech: Speech;
}

/** What a suggestion shows: an item its picture and price, a page its kind, a completion only the words. */
export const SuggestionText = memo(function SuggestionText({
  suggestion,
  hasPicture,
  speech,
}: SuggestionTextProps) {
  const { t, program, hasTexts } = speech;
  if (suggestion.kind === 'item') {
    const { item } = suggestion;
    return (
      <>
        {/* The picture's place is kept until it comes. */}
        <span className={styles.picture}>
          {hasPicture && <Picture src={item.image[0]} alt="" width={48} height={60} />}
        </span>
        <span>
          <CatalogueText of={item}>{item.name}</CatalogueText>
          <small>
            {item.kind === 'program'
              ? program
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
        {category === programCategory ? program : <CatalogueText of="category">{category}</CatalogueText>}
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
