import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { numberOf } from '#model/untrusted';
import { useTypedEntry } from '#ui/typing/useTypedEntry';

/** What of a list is shown stands in its address, so that it can be kept and sent; another choice begins at the first page. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const { nextTyped } = useTypedEntry();
  const set = (name: string, value: string, options: NavigateOptions): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      next.delete('page');
      return next;
    }, options);
  return {
    search,
    choose: (name: string, value: string): void => set(name, value, { replace: true }),
    /** Typing in one go makes one history entry. */
    type: (name: string, value: string): void => set(name, value, nextTyped()),
  };
}

/** The page that the address asks for. */
export const askedPage = (search: URLSearchParams): number => numberOf(search.get('page')) ?? 1;
