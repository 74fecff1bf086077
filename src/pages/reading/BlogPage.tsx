import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { articlesFor, pageOf } from '../../content/articleList';
import { useArticles } from '../../content/useText';
import { ArticleGrid } from '../../features/blog/ArticleCard';
import { BlogSidebar } from '../../features/blog/BlogSidebar';
import { BlogSummary } from '../../features/blog/BlogSummary';
import { blogSearch, useBlogQuery } from '../../features/blog/useBlogQuery';
import { Pager } from '../../ui/navigation/Pager';
import { useListTop } from '../../ui/navigation/useListTop';
import { useLanguage } from '../../ui/text/useLanguage';
import { classNames } from '../../ui/classNames';
import styles from './BlogPage.module.scss';

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
  const { shown, page, pages } = pageOf(found, query.page);
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
