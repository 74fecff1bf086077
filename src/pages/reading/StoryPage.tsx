import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../content/useText';
import { ContentsList } from '../../features/blog/reading/ContentsList';
import { LatestArticles } from '../../features/blog/LatestArticles';
import { Prose } from '../../features/blog/reading/Prose';
import { ReadingBody, StoryTop } from '../../features/blog/reading/ReadingPage';
import { ProgramPairs } from '../../features/catalogue/sections/ProgramPairs';
import { StarterPrograms } from '../../features/catalogue/sections/StarterPrograms';
import { useLanguage } from '../../ui/text/useLanguage';
import { notFound } from '../notFound';
import { paths } from '../../model/paths';

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
