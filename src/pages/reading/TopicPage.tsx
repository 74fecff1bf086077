import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { useArticles, useText } from '../../content/useText';
import { CrisisLines } from '../../features/blog/reading/CrisisLines';
import { ContentsList } from '../../features/blog/reading/ContentsList';
import { ArticleSection } from '../../features/blog/LatestArticles';
import { Prose } from '../../features/blog/reading/Prose';
import { ReadingBody, ReadingTop } from '../../features/blog/reading/ReadingPage';
import { SourceList } from '../../features/blog/reading/SourceList';
import { ItemRow } from '../../features/catalogue/card/ItemRow';
import { useNamedProducts } from '../../features/catalogue/sections/useNamedProducts';
import { ProgramsByTime } from '../../features/catalogue/sections/ProgramsByTime';
import { HydratedApart } from '../../ui/HydratedApart';
import { DateText } from '../../ui/text/DateText';
import { PageHead } from '../../ui/head/PageHead';
import { useLanguage } from '../../ui/text/useLanguage';
import { notFound } from '../notFound';
import { paths } from '../../model/paths';

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
            <span>{topic.reviewRole}</span>
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
      <HydratedApart>
        <ProgramsByTime
          id="programs"
          title={t('topic.programs')}
          ids={topic.programs}
          dimensions={topic.dimensions}
        />
        {products.length > 0 && <ItemRow title={t('topic.products')} items={products} />}
        <SourceList id="sources" sources={topic.sources} />
        <ArticleSection title={t('article.more')} articles={[...more, ...related].slice(0, 3)} />
      </HydratedApart>
    </div>
  );
}
