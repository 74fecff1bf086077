import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readListState, writeListState, type ListState } from '#model/search/listAddress';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { FilterDrawer } from './FilterDrawer';
import { useItemList } from '#features/catalogue/list/state/useItemList';
import { paths, withQuery } from '#model/paths';

const untouched = readListState(new URLSearchParams());

/** The facets of all programs over another page: choosing counts at once, the button leads to the list. */
export function ProgramFilterDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { isPageOnly = false } = useCatalogueStatus();
  const [state, setState] = useState<ListState>(untouched);
  const change = (next: Partial<ListState>): void => setState({ ...state, ...next });
  const list = useItemList('programs', {
    state,
    applied: state,
    change,
    type: change,
    pageAddress: (page) => withQuery(paths.programList, writeListState({ ...state, page })),
  });
  return (
    <FilterDrawer
      list={list}
      isWaiting={isPageOnly}
      isOpen={isOpen}
      onClose={onClose}
      onShow={() => {
        onClose();
        void navigate(list.pageAddress(1));
      }}
    />
  );
}
