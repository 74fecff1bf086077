import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { brand } from '../../brand';
import { articlesAbout } from '../../content/articleList';
import { useArticles, useText } from '../../content/useText';
import { ArticleSection } from '../../features/blog/LatestArticles';
import { Prose } from '../../features/blog/reading/Prose';
import { ReadingTop } from '../../features/blog/reading/ReadingPage';
import { SignsAndSteps } from '../../features/blog/reading/SignsAndSteps';
import { ItemRow } from '../../features/catalogue/card/ItemRow';
import { ProgramLadder } from '../../features/catalogue/sections/ProgramLadder';
import { dimensionPictures, dimensionPreview } from '../../features/catalogue/sections/dimensionPictures';
import { dimensions } from '../../model/catalogue/item';
import { selectProducts } from '../../model/shopState';
import { PageHead } from '../../ui/head/PageHead';
import { useLanguage } from '../../ui/text/useLanguage';
import { notFound } from '../notFound';
import { dimensionPath, paths, withQuery } from '../../model/paths';
import { useRows } from '../../features/catalogue/useRows';
import styles from '../../features/blog/reading/Prose.module.scss';

/** One dimension: definition, everyday signs, three starting steps, programs by level, products, two articles. */
export function DimensionPage({ dimension: fixed }: { dimension?: string }) {
  const { t } = useTranslation('content');
  const params = useParams();
  const slug = (fixed ?? params.dimension ?? '').toLowerCase();
  const language = useLanguage();
  const text = useText('dimensions', slug, language);
  const articles = useArticles(language);
  const name = dimensions.find((one) => one.toLowerCase() === slug);
  const products = useRows(selectProducts).filter(
    ({ dimensions: own, type }) => name && own.includes(name) && type !== 'meal',
  );
  if (!text || !name) return <notFound.Page />;
  return (
    <div data-dim={slug}>
      <PageHead
        title={text.title}
        template={brand.name}
        description={text.description}
        canonical={dimensionPath(slug)}
        picture={dimensionPreview(slug)}
      />
      <ReadingTop
        way={[{ to: paths.wellness, text: t('wellness.crumb') }, { text: text.title }]}
        title={text.title}
        lead={text.lead}
        picture={dimensionPictures[name].replace('.svg', '-wide.svg')}
      />
      <div className={`wrap section ${styles.opening}`}>
        <Prose blocks={text.blocks} />
      </div>
      <SignsAndSteps signs={text.signs} steps={text.steps} />
      <ProgramLadder dimension={slug} title={t('dimension.programs')} />
      {products.length > 0 && (
        <ItemRow
          title={t('dimension.products')}
          items={products.slice(0, 4)}
          more={withQuery(paths.shop, { dimension: name })}
        />
      )}
      <ArticleSection title={t('article.more')} articles={articlesAbout(articles, [slug], 2)} columns="two" />
    </div>
  );
}
