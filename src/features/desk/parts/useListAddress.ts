import { useSearchParams } from 'react-router-dom';
import { numberOf } from '#model/untrusted';

/** What of a list is shown stands in its address, so that it can be kept and sent; another choice begins at the first page. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  return { search, choose };
}

/** The page that the address asks for. */
export const askedPage = (search: URLSearchParams): number => numberOf(search.get('page')) ?? 1;
