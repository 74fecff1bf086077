import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '#content/useText';
import { ContentsList } from '#features/blog/reading/ContentsList';
import { LatestArticles } from '#features/blog/LatestArticles';
import { Prose } from '#features/blog/reading/Prose';
import { ReadingBody, StoryTop } from '#features/blog/reading/ReadingPage';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { paths } from '#model/paths';
import { programPairs } from '#model/catalogue/programPairs';
import { selectPrograms } from '#model/shopState';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useIsEmpty } from '#features/catalogue/CatalogueStatus';
import { ProgramTeaser } from '#features/catalogue/sections/ProgramTeaser';
import styles from './StoryPage.module.scss';
import { useRows } from '#features/catalogue/useRows';
import { ItemRow } from '#features/catalogue/card/ItemRow';

/** Four programs that ask for no experience, of four different dimensions. */
function StarterPrograms() {
  const { t } = useTranslation('content');
  const starters = useRows(selectPrograms).filter(({ level }) => level === 'starter');
  const oneEach = starters.filter(
    (program, index) =>
      starters.findIndex(({ dimensions }) => dimensions[0] === program.dimensions[0]) === index,
  );
  return <ItemRow title={t('story.starters')} items={oneEach.slice(0, 4)} more={paths.programs} />;
}

/** Programs of two dimensions that complement each other. */
function ProgramPairs() {
  const { t } = useTranslation('content');
  const pairs = programPairs(useRows(selectPrograms));
  if (useIsEmpty(pairs.length > 0)) return null;
  return (
    <section className={`band ${styles.pairs}`} aria-labelledby="pairs">
      <div className="wrap">
        <h2 id="pairs">{t('pairs.title')}</h2>
        <CatalogueGate hasItems={pairs.length > 0} skeleton={<CardSkeletons count={4} />}>
          <ul>
            {pairs.map(({ name, first, second }) => (
              <li key={name}>
                <p className={styles.pairName}>{t(`pairs.${name}.title`)}</p>
                <p className="soft">{t(`pairs.${name}.text`)}</p>
                <ProgramTeaser program={first} label={t('level.starter')} />
                <ProgramTeaser program={second} label={t('level.standard')} />
              </li>
            ))}
          </ul>
        </CatalogueGate>
      </div>
    </section>
  );
}

type After = 'pairs' | 'starters' | 'articles';

interface StoryPageProps {
  slug: string;
  /** What follows the text. */
  after: After;
}

function Following({ after }: { after: After }): ReactNode {
  if (after === 'pairs') return <ProgramPairs />;
  return after === 'starters' ? <StarterPrograms /> : <LatestArticles />;
}

/** A story page (about, benefits …): a text, and items of the shop that fit it. */
export function StoryPage({ slug, after }: StoryPageProps) {
  const { t } = useTranslation('content');
  const story = useText('stories', slug, useLanguage());
  if (!story) return <notFound.Page />;
  return (
    <>
      <StoryTop story={story} way={[{ to: paths.home, text: t('page.home') }, { text: story.title }]} />
      <ReadingBody aside={<ContentsList blocks={story.blocks} />}>
        <Prose blocks={story.blocks} />
      </ReadingBody>
      <Following after={after} />
    </>
  );
}
