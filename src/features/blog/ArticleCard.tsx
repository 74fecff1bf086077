import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleSummary } from '#content/types';
import { Picture } from '#ui/picture/Picture';
import { classNames } from '#ui/classNames';
import styles from './ArticleCard.module.scss';
import { articlePath } from '#model/paths';

interface ArticleCardProps {
  article: ArticleSummary;
  heading: 'h2' | 'h3' | 'h4';
  isFirst: boolean;
}

/** An article in a list: header picture, category and reading time, title. */
function ArticleCard({ article, heading: Heading, isFirst }: ArticleCardProps) {
  const { t } = useTranslation('content');
  const path = articlePath(article.slug);
  return (
    <li className={styles.story} data-dim={article.dimensions[0]}>
      <Link className="pic" to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={article.picture} alt="" width={640} height={360} isFirst={isFirst} />
      </Link>
      <p className={styles.kick}>
        {article.category.text}
        <span>{t('article.minutes', { count: article.readingMinutes })}</span>
      </p>
      <Heading>
        <Link to={path}>{article.title}</Link>
      </Heading>
      <p className="soft">{article.description}</p>
    </li>
  );
}

interface ArticleGridProps {
  articles: readonly ArticleSummary[];
  heading?: 'h2' | 'h3' | 'h4';
  columns: 'two' | 'three';
  /** Number of pictures in the first view, which are loaded at once. */
  firstViewCards?: number;
}

export function ArticleGrid({ articles, heading = 'h3', columns, firstViewCards = 0 }: ArticleGridProps) {
  return (
    <ul className={classNames(styles.stories, columns === 'three' && styles.three)}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.slug}
          article={article}
          heading={heading}
          isFirst={index < firstViewCards}
        />
      ))}
    </ul>
  );
}
