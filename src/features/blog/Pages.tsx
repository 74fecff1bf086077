import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { turnsPage } from '../../ui/useListTop';
import styles from './Pages.module.scss';

interface PagesProps {
  page: number;
  pages: number;
  searchFor: (page: number) => string;
}

/** The pages of a list as real links. */
export function Pages({ page, pages, searchFor }: PagesProps) {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  if (pages < 2) return null;
  const to = (number: number) => ({ pathname, search: searchFor(number) });
  return (
    <nav className={styles.pages} aria-label={t('blog.pages')}>
      {page > 1 && (
        <Link to={to(page - 1)} state={turnsPage} rel="prev" aria-label={t('blog.previousPage')}>
          <Icon name="left" />
        </Link>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to={to(number)}
          state={turnsPage}
          aria-label={t('blog.page', { number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {page < pages && (
        <Link to={to(page + 1)} state={turnsPage} rel="next" aria-label={t('blog.nextPage')}>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
