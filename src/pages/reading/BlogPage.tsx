import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { articlesFor, type BlogQuery } from '#content/articleList';
import { useArticles } from '#content/useText';
import { ArticleGrid } from '#features/blog/ArticleCard';
import { BlogSidebar } from '#features/blog/BlogSidebar';
import { blogSearch, useBlogQuery } from '#features/blog/useBlogQuery';
import { Pager } from '#ui/navigation/Pager';
import { pageOf } from '#model/search/paging';
import { useListTop } from '#ui/navigation/useListTop';
import { useLanguage } from '#ui/text/useLanguage';
import { classNames } from '#ui/classNames';
import styles from './BlogPage.module.scss';
import type { ArticleSummary, Label } from '#content/types';
import { Icon } from '#ui/picture/Icon';

const articlesPerPage = 6;

interface BlogSummaryProps {
  articles: readonly ArticleSummary[];
  query: BlogQuery;
  total: number;
}

/** How many articles there are, and what they are narrowed by, each part removable. */
function BlogSummary({ articles, query, total }: BlogSummaryProps) {
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
          {/* What an address brings must not turn the direction of what stands around it. */}
          <bdi className="typed-words">{text}</bdi>
          <Icon name="close" />
        </Link>
      ))}
    </div>
  );
}

interface BlogPageProps {
  sidebar: 'left' | 'right' | 'none';
}

/** All articles, narrowed by search, category and tag, six to a page; all of it stands in the address. */
export function BlogPage({ sidebar }: BlogPageProps) {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  const articles = useArticles(useLanguage());
  const { query } = useBlogQuery();
  const found = articlesFor(articles, query);
  const top = useListTop<HTMLDivElement>();
  const { shown, page, pages } = pageOf(found, query.page, articlesPerPage);
  return (
    <div className="wrap page-top">
      <header>
        <h1 tabIndex={-1}>{t('blog.title')}</h1>
        <p className="lead">{t('blog.lead')}</p>
      </header>
      <div className={classNames(styles.blog, styles[sidebar])}>
        <BlogSidebar articles={articles} labels={sidebar === 'none' ? 'lines' : 'columns'} />
        <div ref={top} tabIndex={-1}>
          <BlogSummary articles={articles} query={query} total={found.length} />
          <ArticleGrid
            articles={shown}
            heading="h2"
            columns={sidebar === 'none' ? 'three' : 'two'}
            firstViewCards={2}
          />
          <Pager
            page={page}
            pages={pages}
            addressOf={(number) => ({ pathname, search: blogSearch(query, { page: number }) })}
            labels={{
              pages: t('blog.pages'),
              previous: t('blog.previousPage'),
              next: t('blog.nextPage'),
              page: (number) => t('blog.page', { number }),
            }}
          />
        </div>
      </div>
    </div>
  );
}
