import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { useArticles, useText } from '#content/useText';
import { CrisisLines } from '#features/blog/reading/CrisisLines';
import { ContentsList } from '#features/blog/reading/ContentsList';
import { ArticleSection } from '#features/blog/LatestArticles';
import { Prose } from '#features/blog/reading/Prose';
import { ReadingBody, ReadingTop } from '#features/blog/reading/ReadingPage';
import { SourceList } from '#features/blog/reading/SourceList';
import { ItemRow } from '#features/catalogue/card/ItemRow';
import { DateText } from '#ui/text/DateText';
import { PageHead } from '#ui/head/PageHead';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { paths } from '#model/paths';
import { programsAbout } from '#model/catalogue/programLadder';
import { itemsTagged } from '#model/catalogue/tagged';
import { selectProducts, selectPrograms } from '#model/shopState';
import { timeCommitments } from '#model/catalogue/timeCommitment';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useIsEmpty } from '#features/catalogue/CatalogueStatus';
import { ProgramTeaser } from '#features/catalogue/sections/ProgramTeaser';
import styles from './TopicPage.module.scss';
import { useRows } from '#features/catalogue/useRows';
import { stockOf, type Product, type Program } from '#model/catalogue/item';

const mostItems = 8;

/** Products with one of these words as tag or category; what is sold out comes last. */
function useFittingProducts(words: readonly string[]): Product[] {
  return itemsTagged(useRows(selectProducts), words)
    .toSorted((a, b) => Number(stockOf(a) === 0) - Number(stockOf(b) === 0))
    .slice(0, mostItems);
}

/** Programs that fit a topic; where the catalogue has none, those of its dimensions. */
function useFittingPrograms(words: readonly string[], dimensions: readonly string[]): Program[] {
  const programs = useRows(selectPrograms);
  const tagged = itemsTagged(programs, words);
  return (tagged.length > 0 ? tagged : programsAbout(programs, dimensions)).slice(0, mostItems);
}

/** Programs that fit a topic, grouped by the time they take in a week. */
function ProgramsByTime({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation('content');
  return (
    <section className={`band ${styles.byTime}`} id="programs" aria-labelledby="programs-title">
      <div className="wrap">
        <h2 id="programs-title">{t('topic.programs')}</h2>
        <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
          <div className={styles.byTimeGroups}>
            {timeCommitments(programs).map(({ name, programs: few }) => (
              <section key={name} aria-labelledby={`programs-${name}`}>
                <h3 id={`programs-${name}`}>{t(`time.${name}`)}</h3>
                <div className={styles.byTimeList}>
                  {few.map((program) => (
                    <ProgramTeaser key={program.id} program={program} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </CatalogueGate>
      </div>
    </section>
  );
}

/** A health topic: what it is and is not, when to seek help, what to try, programs by time, sources. */
export function TopicPage({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const topic = useText('topics', slug, language);
  const articles = useArticles(language);
  const products = useFittingProducts(topic?.fits ?? []);
  const programs = useFittingPrograms(topic?.fits ?? [], topic?.dimensions ?? []);
  const hasPrograms = !useIsEmpty(programs.length > 0);
  if (!topic) return <notFound.Page />;
  const more = articles.filter((article) => article.slug === topic.article);
  const related = articles.filter(
    (article) => !more.includes(article) && article.dimensions.some((one) => topic.dimensions.includes(one)),
  );
  return (
    <div data-dim={topic.dimensions[0]}>
      <PageHead
        title={topic.title}
        template={brand.name}
        description={topic.description}
        picture={`/pictures/og/${slug}.png`}
      />
      <ReadingTop
        way={[{ to: paths.wellness, text: t('wellness.crumb') }, { text: topic.title }]}
        title={topic.title}
        lead={topic.lead}
        picture={topic.picture}
        facts={
          <span>
            {t('topic.reviewed')} <DateText day={topic.reviewed} />
          </span>
        }
      />
      {topic.crisis && <CrisisLines />}
      <ReadingBody
        aside={
          <ContentsList
            blocks={topic.blocks}
            more={[
              ...(hasPrograms ? [{ id: 'programs', title: t('topic.programs') }] : []),
              { id: 'sources', title: t('topic.sources') },
            ]}
          />
        }
      >
        <Prose blocks={topic.blocks} />
      </ReadingBody>
      {hasPrograms && <ProgramsByTime programs={programs} />}
      {products.length > 0 && <ItemRow title={t('topic.products')} items={products} />}
      <SourceList sources={topic.sources} />
      <ArticleSection title={t('article.more')} articles={[...more, ...related].slice(0, 3)} />
    </div>
  );
}
