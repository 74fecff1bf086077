import { useTranslation } from 'react-i18next';
import { articlesAbout } from '#content/articleList';
import { useArticles, useText } from '#content/useText';
import { DimensionCards } from '#features/blog/DimensionCards';
import { ArticleSection } from '#features/blog/LatestArticles';
import { Prose } from '#features/blog/reading/Prose';
import { StoryTop } from '#features/blog/reading/ReadingPage';
import { ItemRow } from '#features/catalogue/card/ItemRow';
import { dimensions as allDimensions } from '#model/catalogue/item';
import { programsAbout } from '#model/catalogue/programLadder';
import { selectProducts, selectPrograms } from '#model/shopState';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { paths, withQuery } from '#model/paths';
import { useRows } from '#features/catalogue/useRows';
import styles from '#features/blog/reading/Prose.module.scss';

/** Three dimensions that belong together, with programs, products and articles of all three. */
export function HubPage({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const story = useText('stories', slug, language);
  const articles = useArticles(language);
  const programs = useRows(selectPrograms);
  const products = useRows(selectProducts);
  if (!story) return <notFound.Page />;
  const own = allDimensions.filter((dimension) => story.dimensions.includes(dimension.toLowerCase()));
  const query = own.map((dimension) => ['dimension', dimension]);
  const firstOfEach = own.flatMap((dimension) =>
    programsAbout(programs, [dimension.toLowerCase()]).slice(0, 2),
  );
  const things = products.filter(
    ({ type, dimensions }) => type !== 'meal' && dimensions.some((dimension) => own.includes(dimension)),
  );
  return (
    <>
      <StoryTop
        story={story}
        way={[{ to: paths.wellness, text: t('wellness.crumb') }, { text: story.title }]}
      />
      <div className={`wrap section ${styles.opening}`}>
        <Prose blocks={story.blocks} />
      </div>
      <DimensionCards dimensions={own} title={t('hub.dimensions')} />
      <ItemRow
        title={t('hub.programs')}
        items={[...new Set(firstOfEach)].slice(0, 4)}
        more={withQuery(paths.programList, query)}
      />
      <ItemRow title={t('hub.products')} items={things.slice(0, 4)} more={withQuery(paths.shop, query)} />
      <ArticleSection title={t('article.more')} articles={articlesAbout(articles, story.dimensions, 3)} />
    </>
  );
}
