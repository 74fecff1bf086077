import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageLinks } from '../../../model/search/paging';
import { Icon } from '../../../ui/Icon';
import { turnsPage } from '../../../ui/useListTop';
import type { ItemList } from './useItemList';
import styles from './Paging.module.scss';

/** The pages of a list as real links, so that each can be opened, shared and found. */
export function Paging({ list: { page, pages, pageAddress } }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  if (pages < 2) return null;
  return (
    <nav className={styles.paging} aria-label={t('paging.label')}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={pageAddress(page - 1)} state={turnsPage} rel="prev" aria-label={t('paging.previous')}>
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
                to={pageAddress(link)}
                state={turnsPage}
                aria-label={t('paging.page', { page: link })}
                aria-current={link === page ? 'page' : undefined}
              >
                {link}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={pageAddress(page + 1)} state={turnsPage} rel="next" aria-label={t('paging.next')}>
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
