import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { BlogQuery } from '../../content/articleList';
import type { ArticleSummary, Label } from '../../content/types';
import { Icon } from '../../ui/picture/Icon';
import { blogSearch } from './useBlogQuery';
import styles from './BlogSummary.module.scss';

interface BlogSummaryProps {
  articles: readonly ArticleSummary[];
  query: BlogQuery;
  total: number;
}

/** How many articles there are, and what they are narrowed by, each part removable. */
export function BlogSummary({ articles, query, total }: BlogSummaryProps) {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  const labels = articles.flatMap(({ category, tags }): Label[] => [category, ...tags]);
  const named = (key: string): string => labels.find((label) => label.key === key)?.text ?? key;
  const parts = [
    { part: 'query', text: query.query && `“${query.query}”` },
    { part: 'category', text: query.category && named(query.category) },
    { part: 'tag', text: query.tag && named(query.tag) },
  ].filter(({ text }) => text);
  return (
    <div className={styles.blogSummary}>
      <output>{t(total === 0 ? 'blog.none' : 'blog.count', { count: total })}</output>
      {parts.map(({ part, text }) => (
        <Link
          key={part}
          to={{ pathname, search: blogSearch(query, { [part]: '' }) }}
          aria-label={t('blog.remove', { name: text })}
        >
          {text}
          <Icon name="close" />
        </Link>
      ))}
    </div>
  );
}
