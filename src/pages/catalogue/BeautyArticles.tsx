import { useTranslation } from 'react-i18next';
import { useArticles } from '#content/useText';
import { ArticleSection } from '#features/blog/LatestArticles';
import { useLanguage } from '#ui/text/useLanguage';

/** Articles about beauty and care. */
export function BeautyArticles() {
  const { t } = useTranslation('content');
  const articles = useArticles(useLanguage()).filter(({ category }) => category.key === 'beauty');
  return articles.length > 0 ? <ArticleSection title={t('article.more')} articles={articles} /> : null;
}
