import { startTransition, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate, type To } from 'react-router-dom';
import { isPlainClick } from '#ui/isPlainClick';
import { pageLinks } from '#model/search/paging';
import { Icon } from '#ui/picture/Icon';
import { turnsPage } from './useListTop';
import styles from './Pager.module.scss';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => To;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
}

interface PageLinkProps {
  to: To;
  label: string;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  children: ReactNode;
}

/** The press is answered first; the cards of another page take longer to render than a press may wait. */
function PageLink({ to, label, rel, isCurrent = false, children }: PageLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    startTransition(() => void navigate(to, { state: turnsPage }));
  };
  return (
    <Link to={to} rel={rel} aria-label={label} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </Link>
  );
}

/** The pages of a list as real links, so that each can be opened, shared and found. */
export function Pager({ page, pages, addressOf, labels }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={labels.pages}>
      <ul>
        {page > 1 && (
          <li>
            <PageLink to={addressOf(page - 1)} rel="prev" label={labels.previous}>
              <Icon name="left" />
            </PageLink>
          </li>
        )}
        {pageLinks(page, pages).map((link) =>
          typeof link === 'object' ? (
            <li key={`gap-${link.after}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link}>
              <PageLink to={addressOf(link)} label={labels.page(link)} isCurrent={link === page}>
                {link}
              </PageLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <PageLink to={addressOf(page + 1)} rel="next" label={labels.next}>
              <Icon name="right" />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
