import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { AppliedFilters } from '#features/catalogue/list/filter/AppliedFilters';
import { FacetPanel } from '#features/catalogue/list/filter/FacetPanel';
import { FilterButton } from '#features/catalogue/list/ListControls';
import { FilterTopPanel } from '#features/catalogue/list/ListControls';
import { ListResults } from '#features/catalogue/list/ListResults';
import { SearchNote } from '#features/catalogue/list/SearchNote';
import { SortSelect } from '#features/catalogue/list/ListControls';
import { useItemList } from '#features/catalogue/list/state/useItemList';
import { useShownView } from '#features/catalogue/list/useShownView';
import { useListState } from '#features/catalogue/list/state/useListState';
import { ViewButtons } from '#features/catalogue/list/ListControls';
import { TypedSearch } from '#features/catalogue/search/TypedSearch';
import { ownCategoryOf } from '#model/catalogue/categoryPages';
import type { ListView } from '#model/search/listAddress';
import type { Scope } from '#model/search/scope';
import type { HeadName } from '#textKey';
import { headTextOf } from '#ui/head/headText';
import { lazyPart } from '#ui/lazy/lazyPart';
import { useListTop } from '#ui/navigation/useListTop';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import '#styles/rows.scss';
import { classNames } from '#ui/classNames';
import styles from './ShopPage.module.scss';

export const beautyArticles = lazyPart(() =>
  import('./BeautyArticles').then((module) => module.BeautyArticles),
);

export interface ShopPageProps {
  /** Names title and description among the texts of `head`. */
  head: HeadName;
  scope: Scope;
  /** Where the facets stand on wide screens; `none` leaves them in their drawer. Phones always have the drawer. */
  sidebar: 'left' | 'right' | 'top' | 'none';
  /** How the cards stand until the shopper chooses. */
  view: ListView;
  views: readonly ListView[];
  width?: 'page' | 'fluid';
  /** Says in a sentence what the list is about. */
  intro?: 'shown' | 'hidden';
  /** What follows the list. */
  after?: 'beauty articles' | 'nothing';
}

/** Every list of the shop: what is in it, where the facets stand and how the cards stand are props of its route. */
export function ShopPage({
  head,
  scope,
  sidebar,
  view,
  views,
  width = 'page',
  intro = 'hidden',
  after = 'nothing',
}: ShopPageProps) {
  const { t } = useTranslation(['lists', 'head']);
  const { phase, isPart } = useCatalogueStatus();
  const control = useListState();
  const list = useItemList(scope, control);
  const top = useListTop<HTMLElement>();
  const shownView = views.find((offered) => offered === list.state.view) ?? view;
  const isViewChosen = shownView === list.state.view;
  const pressedView = useShownView(top, { view: shownView, views, isChosen: isViewChosen });
  const say = useCatalogueWords();
  const category = ownCategoryOf(head);
  const text = headTextOf(head, t, (word) => say(word, 'category'));
  const noun = scope === 'programs' ? 'programs' : 'things';
  return (
    <>
      <section
        className={classNames('wrap page-top', width === 'fluid' && 'fluid', styles.shop)}
        ref={top}
        tabIndex={-1}
      >
        <div className="bar">
          <h1 tabIndex={-1}>
            {category === undefined ? text.title : <CatalogueText of="category">{category}</CatalogueText>}
          </h1>
          <output className={styles.total}>
            {!list.isSearching &&
              list.index.items.length > 0 &&
              (phase === 'loading' && isPart
                ? t('total.first', { found: list.found.total })
                : t(`total.${noun}`, { count: list.found.total }))}
          </output>
          <TypedSearch
            label={t('search.label')}
            query={control.applied.query}
            onSearch={(query) => list.type({ query })}
          />
          <FilterButton list={list} className={sidebar === 'none' ? '' : 'narrow'} />
          <ViewButtons list={list} views={views} active={pressedView} />
          <SortSelect list={list} />
        </div>
        {intro === 'shown' && <p className="lead">{text.description}</p>}
        {sidebar === 'top' && <FilterTopPanel list={list} />}
        <AppliedFilters list={list} focusAfter={top} />
        <SearchNote list={list} isWholeShop={scope === 'all'} />
        <div className={classNames(styles.split, styles[sidebar])}>
          {(sidebar === 'left' || sidebar === 'right') && (
            <aside className={`${styles.facets} wide`} aria-label={t('filters.title')}>
              <FacetPanel list={list} />
            </aside>
          )}
          <ListResults list={list} view={shownView} isViewChosen={isViewChosen} focusAfter={top} />
        </div>
      </section>
      {after === 'beauty articles' && (
        <Suspense>
          <beautyArticles.Part />
        </Suspense>
      )}
    </>
  );
}
