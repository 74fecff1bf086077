import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { appliedFilters, noFilters, without } from '#model/search/filters';
import { findItems } from '#model/search/findItems';
import { queryWithout } from '#model/search/engine/query';
import styles from './NoResults.module.scss';
import { NothingFound } from './NothingFound';
import { useFacetTexts } from './filter/useFacetTexts';
import type { ItemList } from './state/useItemList';
import { paths } from '#model/paths';

/** The most telling words of a query without results, each offered as a query of its own. */
const mostWords = 4;

const knownWords = ({ applied, rank }: ItemList): { word: string; count: number }[] =>
  [...new Set(applied.query.trim().split(/\s+/))]
    .slice(0, 2 * mostWords)
    .map((word) => ({ word, count: rank(word).length }))
    .filter(({ count }) => count > 0)
    .slice(0, mostWords);

interface NoResultsProps {
  list: ItemList;
  /** Receives the focus when the pressed button has gone with this message. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** A button that leads to results. */
const Offer = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <li>
    <button type="button" className="btn line" onClick={onPress}>
      {text}
    </button>
  </li>
);

/** Says which filter or word leaves no results, and how many results removing it would give. */
export function NoResults({ list, focusAfter }: NoResultsProps) {
  const { t } = useTranslation('lists');
  const { filterText, askedText } = useFacetTexts();
  const { index, ranking, applied, understood } = list;
  const { filters, query } = applied;
  const countFor = (kept: typeof filters, withQuery = true): number =>
    findItems(index, kept, withQuery ? ranking : undefined).total;

  const ways = appliedFilters(filters)
    .map((filter) => {
      const kept = without(filters, filter);
      return { text: filterText(filter), count: countFor(kept), run: () => list.setFilters(kept) };
    })
    .filter(({ count }) => count > 0);
  const hasQuery = query.trim() !== '';
  const asked = (understood?.filters ?? []).flatMap((filter) => {
    const left = queryWithout(query, filter);
    const count = left === '' ? 0 : list.rank(left).length;
    return count > 0 ? [{ text: askedText(filter), count, left }] : [];
  });
  const isQueryUnknown = hasQuery && countFor(noFilters) === 0;
  const withoutQuery = hasQuery && appliedFilters(filters).length > 0 ? countFor(filters, false) : 0;
  const words = isQueryUnknown ? knownWords(list) : [];

  const pressed = (action: () => void) => (): void => {
    action();
    focusAfter.current?.focus();
  };

  return (
    <>
      <div className={styles.noResults}>
        <h2 className="typed-words">{isQueryUnknown ? t('none.unknown', { query }) : t('none.title')}</h2>
        <p>{t(isQueryUnknown ? 'none.unknownText' : 'none.text')}</p>
        <ul>
          {withoutQuery > 0 && (
            <Offer
              text={t('none.without', { filter: t('applied.query', { query }), count: withoutQuery })}
              onPress={pressed(() => list.change({ query: '' }))}
            />
          )}
          {words.map(({ word, count }) => (
            <Offer
              key={word}
              text={t('none.word', { word, count })}
              onPress={pressed(() => list.change({ query: word }))}
            />
          ))}
          {asked.map(({ text, count, left }) => (
            <Offer
              key={text}
              text={t('none.without', { filter: text, count })}
              onPress={pressed(() => list.change({ query: left }))}
            />
          ))}
          {ways.map(({ text, count, run }) => (
            <Offer key={text} text={t('none.without', { filter: text, count })} onPress={pressed(run)} />
          ))}
          <li>
            <button type="button" className="btn" onClick={pressed(list.clear)}>
              {t('none.clear')}
            </button>
          </li>
          <li>
            <Link className="under" to={paths.categories}>
              {t('none.categories')}
            </Link>
          </li>
        </ul>
      </div>
      {isQueryUnknown && <NothingFound list={list} />}
    </>
  );
}
