import { useEffect, useState, type RefObject } from 'react';
import type { ListView } from '#model/search/listAddress';

/** Among the views of a list the one that is seen: a wide screen shows more columns as long as nobody has chosen. */
export function useShownView(
  list: RefObject<HTMLElement | null>,
  { view, views, isChosen }: { view: ListView; views: readonly ListView[]; isChosen: boolean },
): ListView {
  const [columns, setColumns] = useState<number>();
  const isFixed = isChosen || view.startsWith('list');
  useEffect(() => {
    if (isFixed) return undefined;
    const count = (): void => {
      const cards = list.current?.querySelector('.grid.roomy');
      setColumns(cards ? getComputedStyle(cards).gridTemplateColumns.split(' ').length : undefined);
    };
    count();
    window.addEventListener('resize', count);
    return () => window.removeEventListener('resize', count);
  }, [list, isFixed]);
  return (!isFixed && views.find((offered) => offered === String(columns))) || view;
}
