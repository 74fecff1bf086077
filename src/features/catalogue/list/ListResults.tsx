import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '#model/search/listAddress';
import { pageSize } from '#model/search/paging';
import { Pager } from '#ui/navigation/Pager';
import { HydratedLater } from '#ui/HydratedLater';
import { CardGrid, CardSkeletons, type CardColumns } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { NoResults } from './NoResults';
import type { ItemList } from './state/useItemList';

const columns: Record<ListView, CardColumns> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  list: 'rows',
  list2: 'rows two',
};

/** Number of cards whose pictures are loaded at once: a row on a wide screen, two on a phone. */
const firstViewCards = 4;

interface ListResultsProps {
  list: ItemList;
  view: ListView;
  /** An order chosen by the shopper is applied without changes. */
  isViewChosen: boolean;
  /** Receives the focus when what was pressed is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

function Results({ list, view, isViewChosen, focusAfter }: ListResultsProps) {
  const { t } = useTranslation('lists');
  if (list.found.total === 0) return <NoResults list={list} focusAfter={focusAfter} />;
  return (
    <>
      <CardGrid
        items={list.shown}
        columns={columns[view]}
        isRoomy={!isViewChosen}
        heading="h2"
        firstViewCards={firstViewCards}
      />
      <Pager
        page={list.page}
        pages={list.pages}
        addressOf={list.pageAddress}
        labels={{
          pages: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          page: (page) => t('paging.page', { page }),
        }}
      />
    </>
  );
}

/** The cards of the current page, or the message that replaces them. */
export const ListResults = memo(function ListResults(props: ListResultsProps) {
  const { list, view, isViewChosen } = props;
  const { phase, isPart } = useCatalogueStatus();
  // While only a part of a long catalogue is read, an empty result is not final, so the skeleton stays.
  const isOpen = list.isSearching || (phase === 'loading' && isPart && list.found.total === 0);
  const skeleton = <CardSkeletons count={pageSize / 2} columns={columns[view]} isRoomy={!isViewChosen} />;
  return (
    <HydratedLater>
      <div>
        <CatalogueGate hasItems={list.index.items.length > 0} skeleton={skeleton}>
          {isOpen ? skeleton : <Results {...props} />}
        </CatalogueGate>
      </div>
    </HydratedLater>
  );
});
