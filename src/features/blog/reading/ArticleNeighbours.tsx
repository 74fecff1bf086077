import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighboursOf } from '../../../content/articleList';
import { useArticles } from '../../../content/useText';
import type { ArticleSummary } from '../../../content/types';
import { Icon } from '../../../ui/picture/Icon';
import { useLanguage } from '../../../ui/text/useLanguage';
import styles from './ArticleNeighbours.module.scss';
import { articlePath } from '../../../model/paths';

function NeighbourLink({
  article,
  side,
}: {
  article: ArticleSummary | undefined;
  side: 'previous' | 'next';
}) {
  const { t } = useTranslation('content');
  if (!article) return null;
  return (
    <Link className={styles[side]} to={articlePath(article.slug)} rel={side === 'next' ? 'next' : 'prev'}>
      <Icon name={side === 'next' ? 'right' : 'left'} />
      <span>
        <small>{t(`article.${side}`)}</small>
        {article.title}
      </span>
    </Link>
  );
}

/** The way to the article before and after this one. */
export function ArticleNeighbours({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const { newer, older } = neighboursOf(useArticles(useLanguage()), slug);
  return (
    <nav className={`wrap section ${styles.neighbours}`} aria-label={t('article.neighbours')}>
      <NeighbourLink article={newer} side="previous" />
      <NeighbourLink article={older} side="next" />
    </nav>
  );
}
