import { useTranslation } from 'react-i18next';
import { withQuery } from '#model/paths';
import { Pager } from '#ui/navigation/Pager';

interface DeskPagerProps {
  page: number;
  pages: number;
  /** The list, and what of it the address asks for. */
  path: string;
  search: URLSearchParams;
}

/** The pages of a list of the desk. */
export function DeskPager({ page, pages, path, search }: DeskPagerProps) {
  const { t } = useTranslation('owner');
  const addressOf = (number: number): string => {
    const next = new URLSearchParams(search);
    if (number === 1) next.delete('page');
    else next.set('page', String(number));
    return withQuery(path, next);
  };
  return (
    <Pager
      page={page}
      pages={pages}
      addressOf={addressOf}
      labels={{
        pages: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { number }),
      }}
    />
  );
}
