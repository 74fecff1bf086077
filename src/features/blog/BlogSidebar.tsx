import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { countLabels, type BlogQuery, type CountedLabel } from '#content/articleList';
import type { ArticleSummary } from '#content/types';
import { showFocused } from '#ui/navigation/showFocused';
import { SearchField } from '#ui/typing/SearchField';
import { useTypedText } from '#ui/typing/useTypedText';
import { blogSearch, useBlogQuery } from './useBlogQuery';
import styles from './BlogSidebar.module.scss';
import { classNames } from '#ui/classNames';
import { useLocale } from '#ui/text/useLanguage';

interface LabelLinksProps {
  title: string;
  labels: readonly CountedLabel[];
  part: 'category' | 'tag';
  query: BlogQuery;
}

/** Labels as links that filter the list; the chosen one links back to the whole list. */
function LabelLinks({ title, labels, part, query }: LabelLinksProps) {
  const id = useId();
  const { pathname } = useLocation();
  if (labels.length === 0) return null;
  return (
    <section className={styles.labels} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles[`${part}-links`]}>
        {labels.map(({ key, text, count }) => {
          const isChosen = query[part] === key;
          return (
            <li key={key}>
              <Link
                to={{ pathname, search: blogSearch(query, { [part]: isChosen ? '' : key }) }}
                aria-current={isChosen || undefined}
                onFocus={showFocused}
              >
                {text} <span className="num">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Tags beyond these are found by the search. */
const mostTags = 14;

interface BlogSidebarProps {
  articles: readonly ArticleSummary[];
  /** Layout of the labels on wide screens; on small ones they always stand in rows. */
  labels: 'columns' | 'lines';
}

/** Search, categories and tags of the blog. */
export function BlogSidebar({ articles, labels }: BlogSidebarProps) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { query, search } = useBlogQuery();
  const typed = useTypedText(query.query, search);
  return (
    <div className={classNames(styles.blogSide, labels === 'lines' && styles.inLines)}>
      <search className="find">
        <SearchField label={t('blog.search')} value={typed.text} onChange={typed.setText} />
      </search>
      <LabelLinks
        title={t('blog.categories')}
        part="category"
        query={query}
        labels={countLabels(
          articles.map(({ category }) => category),
          locale,
        )}
      />
      <LabelLinks
        title={t('blog.tags')}
        part="tag"
        query={query}
        labels={countLabels(
          articles.flatMap(({ tags }) => tags),
          locale,
        ).slice(0, mostTags)}
      />
    </div>
  );
}
