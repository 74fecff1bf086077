import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleSummary } from '#content/types';
import { useArticles } from '#content/useText';
import { Icon } from '#ui/picture/Icon';
import { useLanguage } from '#ui/text/useLanguage';
import { ArticleGrid } from './ArticleCard';
import { paths } from '#model/paths';
import { usesSection } from '#model/sections';

interface ArticleSectionProps {
  title: string;
  articles: readonly ArticleSummary[];
  columns?: 'two' | 'three';
}

/** A row of articles under a title, with the way to all of them; nothing where there are none. */
export function ArticleSection({ title, articles, columns = 'three' }: ArticleSectionProps) {
  const { t } = useTranslation('content');
  const id = useId();
  if (articles.length === 0 || !usesSection('blog')) return null;
  return (
    <section className="wrap section screen-only" aria-labelledby={id}>
      <div className="bar">
        <h2 id={id}>{title}</h2>
        <Link className="under" to={paths.blog}>
          {t('article.all')}
          <Icon name="arrow" />
        </Link>
      </div>
      <ArticleGrid articles={articles} columns={columns} />
    </section>
  );
}

/** The three newest articles. */
export function LatestArticles() {
  const { t } = useTranslation('content');
  const articles = useArticles(useLanguage());
  return <ArticleSection title={t('article.latest')} articles={articles.slice(0, 3)} />;
}
