import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { appliedFilters, without } from '#model/search/filters';
import { queryWithout } from '#model/search/engine/query';
import { Icon } from '#ui/picture/Icon';
import { useFacetTexts } from './useFacetTexts';
import type { ItemList } from '#features/catalogue/list/state/useItemList';
import styles from './AppliedFilters.module.scss';

interface AppliedFiltersProps {
  list: ItemList;
  /** Receives the focus when the focused button was removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

/**
 * The applied filters as chips; each can be removed. They come and go with the cards: a press on a facet would otherwise
 * wait until all that is below them has moved.
 */
export function AppliedFilters({ list, focusAfter }: AppliedFiltersProps) {
  const { t } = useTranslation('lists');
  const { filterText, askedText } = useFacetTexts();
  const { filters, query } = list.applied;
  const applied = appliedFilters(filters);
  const asked = list.understood?.filters ?? [];
  const parts = applied.map((filter) => ({
    key: filter.facet === 'price' ? 'price' : `${filter.facet}/${filter.value}`,
    text: filterText(filter),
    remove: () => list.setFilters(without(list.state.filters, filter)),
  }));
  // Filters that words of the query mean: removing one removes its words from the query.
  parts.unshift(
    ...asked.map((filter) => ({
      key: `asked/${filter.from}`,
      text: askedText(filter),
      remove: () => list.change({ query: queryWithout(query, filter) }),
    })),
  );
  if (query.trim() !== '') {
    parts.unshift({
      key: 'query',
      text: t('applied.query', { query }),
      remove: () => list.change({ query: '' }),
    });
  }
  if (parts.length === 0) return null;

  const run = (action: () => void): void => {
    action();
    focusAfter.current?.focus();
  };
  return (
    <div className={styles.applied} role="group" aria-label={t('applied.label')}>
      <ul>
        {parts.map(({ key, text, remove }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('applied.remove', { filter: text })}
              onClick={() => run(remove)}
            >
              <span>{text}</span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link" onClick={() => run(list.clear)}>
        {t('applied.clear')}
      </button>
    </div>
  );
}
