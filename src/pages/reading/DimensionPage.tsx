import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { brand } from '#brand';
import { articlesAbout } from '#content/articleList';
import { useArticles, useText } from '#content/useText';
import { ArticleSection } from '#features/blog/LatestArticles';
import { Prose } from '#features/blog/reading/Prose';
import { ReadingTop } from '#features/blog/reading/ReadingPage';
import { ItemRow } from '#features/catalogue/card/ItemRow';
import { dimensionPictures, dimensionPreview } from '#ui/picture/dimensionPictures';
import { dimensions } from '#model/catalogue/item';
import { selectProducts, selectPrograms } from '#model/shopState';
import { PageHead } from '#ui/head/PageHead';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { dimensionPath, paths, withQuery } from '#model/paths';
import { useRows } from '#features/catalogue/useRows';
import styles from '#features/blog/reading/Prose.module.scss';
import { ladderOf } from '#model/catalogue/programLadder';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useIsEmpty } from '#features/catalogue/CatalogueStatus';
import { ItemCard } from '#features/catalogue/card/ItemCard';
import ownStyles from './DimensionPage.module.scss';

interface SignsAndStepsProps {
  signs: readonly string[];
  steps: readonly { title: string; text: string }[];
}

/** How a dimension shows in an ordinary week, and three ways to begin. */
export function SignsAndSteps({ signs, steps }: SignsAndStepsProps) {
  const { t } = useTranslation('content');
  return (
    <div className={`wrap section ${ownStyles.signsAndSteps}`}>
      <section aria-labelledby="signs">
        <h2 id="signs">{t('dimension.signs')}</h2>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{t('dimension.steps')}</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** A starter, a standard and a deep program of one dimension. */
function ProgramLadder({ dimension, title }: { dimension: string; title: string }) {
  const { t } = useTranslation('content');
  const programs = useRows(selectPrograms);
  const id = `ladder-${dimension}`;
  const rungs = ladderOf(programs, dimension);
  if (useIsEmpty(rungs.length > 0)) return null;
  return (
    <section className={`band ${ownStyles.ladder}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <CatalogueGate hasItems={rungs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
          <ul className="grid three">
            {rungs.map(({ level, program }) => (
              <li key={program.id} className={ownStyles.rung}>
                <p>
                  <strong>{t(`level.${level}`)}</strong>
                  <span className="soft"> {t('level.minutes', { count: program.minutesPerWeek })}</span>
                </p>
                <ul>
                  <ItemCard item={program} />
                </ul>
              </li>
            ))}
          </ul>
        </CatalogueGate>
      </div>
    </section>
  );
}

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
