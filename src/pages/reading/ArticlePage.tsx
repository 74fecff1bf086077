import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { brand } from '#brand';
import { articlesAbout, neighboursOf, previewOf } from '#content/articleList';
import { useArticles, useText } from '#content/useText';
import { ContentsList } from '#features/blog/reading/ContentsList';
import { ArticleSection } from '#features/blog/LatestArticles';
import { Prose } from '#features/blog/reading/Prose';
import { ReadingBody, ReadingTop } from '#features/blog/reading/ReadingPage';
import { SourceList } from '#features/blog/reading/SourceList';
import { DateText } from '#ui/text/DateText';
import { PageHead } from '#ui/head/PageHead';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { articlePath, paths, withQuery } from '#model/paths';
import styles from '#features/blog/reading/ReadingPage.module.scss';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { ProgramTeaser } from '#features/catalogue/sections/ProgramTeaser';
import type { ArticleSummary } from '#content/types';
import { Icon } from '#ui/picture/Icon';
import ownStyles from './ArticlePage.module.scss';

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
    <Link
      className={side === 'next' ? ownStyles.next : undefined}
      to={articlePath(article.slug)}
      rel={side === 'next' ? 'next' : 'prev'}
    >
      <Icon name={side === 'next' ? 'right' : 'left'} />
      <span>
        <small>{t(`article.${side}`)}</small>
        {article.title}
      </span>
    </Link>
  );
}

/** The way to the article before and after this one. */
function ArticleNeighbours({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const { newer, older } = neighboursOf(useArticles(useLanguage()), slug);
  if (!newer && !older) return null;
  return (
    <nav className={`wrap section ${ownStyles.neighbours}`} aria-label={t('article.neighbours')}>
      <NeighbourLink article={newer} side="previous" />
      <NeighbourLink article={older} side="next" />
    </nav>
  );
}

/** The program that goes with a text; nothing while the catalogue does not have it. */
function RelatedProgram({ id }: { id: string }) {
  const { t } = useTranslation('content');
  const item = useShop((state) => selectItem(state, { kind: 'program', id }));
  if (item?.kind !== 'program') return null;
  return (
    <aside className={styles.related} aria-label={t('article.program')}>
      <ProgramTeaser program={item} label={t('article.program')} />
    </aside>
  );
}

interface ArticlePageProps {
  /** The article of a path that has no slug in it; without one, and without a slug, the newest. */
  slug?: string;
}

/** One article: text with contents, related program, the articles before and after it. */
export function ArticlePage({ slug: fixed }: ArticlePageProps) {
  const { t } = useTranslation('content');
  const params = useParams();
  const language = useLanguage();
  const articles = useArticles(language);
  const slug = fixed ?? params.slug ?? articles[0]?.slug ?? '';
  const article = useText('articles', slug, language);
  if (!article) return <notFound.Page />;
  const others = articles.filter((other) => other.slug !== slug);
  return (
    <div data-dim={article.dimensions[0]}>
      <PageHead
        title={article.title}
        template={brand.name}
        description={article.description}
        canonical={articlePath(slug)}
        picture={previewOf(article.picture)}
        type="article"
      />
      <article>
        <ReadingTop
          way={[
            { to: paths.blog, text: t('blog.title') },
            { to: withQuery(paths.blog, { category: article.category.key }), text: article.category.text },
          ]}
          title={article.title}
          picture={article.picture}
          facts={
            <>
              <span>{article.authorRole}</span>
              <span>
                <DateText day={article.date} />
              </span>
              <span>{t('article.minutes', { count: article.readingMinutes })}</span>
            </>
          }
          lead={article.description}
        />
        <ReadingBody
          aside={
            <ContentsList blocks={article.blocks} more={[{ id: 'sources', title: t('topic.sources') }]} />
          }
        >
          <Prose blocks={article.blocks} />
          <RelatedProgram id={article.program} />
        </ReadingBody>
      </article>
      <SourceList sources={article.sources} />
      <ArticleNeighbours slug={slug} />
      <ArticleSection title={t('article.more')} articles={articlesAbout(others, article.dimensions, 3)} />
    </div>
  );
}
