import { Link, type To } from 'react-router-dom';
import { pageLinks } from '../../model/search/paging';
import { Icon } from '../picture/Icon';
import { turnsPage } from './useListTop';
import styles from './Pager.module.scss';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => To;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
}

/** The pages of a list as real links, so that each can be opened, shared and found. */
export function Pager({ page, pages, addressOf, labels }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={labels.pages}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} state={turnsPage} rel="prev" aria-label={labels.previous}>
              <Icon name="left" />
            </Link>
          </li>
        )}
        {pageLinks(page, pages).map((link) =>
          typeof link === 'object' ? (
            <li key={`gap-${link.after}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link}>
              <Link
                to={addressOf(link)}
                state={turnsPage}
                aria-label={labels.page(link)}
                aria-current={link === page ? 'page' : undefined}
              >
                {link}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={addressOf(page + 1)} state={turnsPage} rel="next" aria-label={labels.next}>
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
