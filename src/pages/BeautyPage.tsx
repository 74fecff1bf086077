import { useTranslation } from 'react-i18next';
import { useArticles } from '../content/useText';
import { ArticleSection } from '../features/blog/LatestArticles';
import { useLanguage } from '../ui/useLanguage';
import { ShopPage, type ShopPageProps } from './ShopPage';

/** The beauty products, and below them what there is to read about care. */
export function BeautyPage(list: ShopPageProps) {
  const { t } = useTranslation('content');
  const articles = useArticles(useLanguage()).filter(({ category }) => category.key === 'beauty');
  return (
    <>
      <ShopPage {...list} />
      {articles.length > 0 && <ArticleSection title={t('article.more')} articles={articles} />}
    </>
  );
}
