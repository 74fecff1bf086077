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
import { selectItem, selectPrograms } from '#model/shopState';
import { timeCommitments } from '#model/catalogue/timeCommitment';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { ProgramTeaser } from '#features/catalogue/sections/ProgramTeaser';
import styles from './TopicPage.module.scss';
import { useRows } from '#features/catalogue/useRows';
import { shallowEqual } from 'react-redux';
import { stockOf, type Product } from '#model/catalogue/item';
import { useShop } from '#storeHooks';

/** Products by their ids, as far as the catalogue has them; what is sold out comes last. */
function useNamedProducts(ids: readonly string[]): Product[] {
  const products = useShop(
    (state) =>
      ids.flatMap((id): Product[] => {
        const item = selectItem(state, { kind: 'product', id });
        return item?.kind === 'product' ? [item] : [];
      }),
    shallowEqual,
  );
  return products.toSorted((a, b) => Number(stockOf(a) === 0) - Number(stockOf(b) === 0));
}

interface ProgramsByTimeProps {
  id: string;
  title: string;
  /** Ids of the programs that fit; where the catalogue has none of them, those of the dimensions stand in. */
  ids: readonly string[];
  dimensions: readonly string[];
}

/** Programs that fit a topic, grouped by the time they take in a week. */
function ProgramsByTime({ id, title, ids, dimensions }: ProgramsByTimeProps) {
  const { t } = useTranslation('content');
  const programs = useRows(selectPrograms);
  const named = programs.filter((program) => ids.includes(program.id));
  const groups = timeCommitments(named.length > 0 ? named : programsAbout(programs, dimensions));
  return (
    <section className={`band ${styles.byTime}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
          <div className={styles.byTimeGroups}>
            {groups.map(({ name, programs: few }) => (
              <section key={name} aria-labelledby={`${id}-${name}`}>
                <h3 id={`${id}-${name}`}>{t(`time.${name}`)}</h3>
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
  const products = useNamedProducts(topic?.products ?? []);
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
          <>
            <span>
              {t('topic.reviewed')} <DateText day={topic.reviewed} />
            </span>
          </>
        }
      />
      {topic.crisis && <CrisisLines />}
      <ReadingBody
        aside={
          <ContentsList
            blocks={topic.blocks}
            more={[
              { id: 'programs', title: t('topic.programs') },
              { id: 'sources', title: t('topic.sources') },
            ]}
          />
        }
      >
        <Prose blocks={topic.blocks} />
      </ReadingBody>
      <ProgramsByTime
        id="programs"
        title={t('topic.programs')}
        ids={topic.programs}
        dimensions={topic.dimensions}
      />
      {products.length > 0 && <ItemRow title={t('topic.products')} items={products} />}
      <SourceList id="sources" sources={topic.sources} />
      <ArticleSection title={t('article.more')} articles={[...more, ...related].slice(0, 3)} />
    </div>
  );
}
