import { useTranslation } from 'react-i18next';
import { useText } from '#content/useText';
import { DimensionCards } from '#features/blog/DimensionCards';
import { LatestArticles } from '#features/blog/LatestArticles';
import { Prose } from '#features/blog/reading/Prose';
import { StoryTop } from '#features/blog/reading/ReadingPage';
import { MySides } from '#features/sides/MySides';
import { dimensions } from '#model/catalogue/item';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { paths } from '#model/paths';
import { SideHelp } from './SideHelp';
import styles from '#features/blog/reading/Prose.module.scss';

/** The model of eight dimensions, with a card for each. */
export function WellnessPage() {
  const { t } = useTranslation('content');
  const story = useText('stories', 'wellness', useLanguage());
  if (!story) return <notFound.Page />;
  return (
    <>
      <StoryTop
        story={story}
        way={[{ to: paths.home, text: t('page.home') }, { text: t('wellness.crumb') }]}
      />
      <DimensionCards dimensions={dimensions} title={t('wellness.cards')} />
      <MySides>{(side) => <SideHelp side={side} />}</MySides>
      <div className={`wrap section ${styles.inColumns}`}>
        <Prose blocks={story.blocks} />
      </div>
      <LatestArticles />
    </>
  );
}
