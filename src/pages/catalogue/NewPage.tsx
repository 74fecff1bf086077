import { useTranslation } from 'react-i18next';
import { useText } from '#content/useText';
import { LatestArticles } from '#features/blog/LatestArticles';
import { StoryTop } from '#features/blog/reading/ReadingPage';
import { ItemRow } from '#features/catalogue/card/ItemRow';
import { selectProducts, selectPrograms } from '#model/shopState';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { paths } from '#model/paths';
import { useRows } from '#features/catalogue/useRows';

/** New programs and products, and the latest articles. */
export function NewPage() {
  const { t } = useTranslation('content');
  const story = useText('stories', 'new', useLanguage());
  const programs = useRows(selectPrograms);
  const products = useRows(selectProducts);
  if (!story) return <notFound.Page />;
  const marked = programs.filter((program) => program.new);
  return (
    <>
      <StoryTop story={story} way={[{ to: paths.home, text: t('page.home') }, { text: story.title }]} />
      <ItemRow
        title={t('new.programs')}
        // A catalogue without any program marked as new shows the last ones of its list.
        items={(marked.length > 0 ? marked : programs.toReversed()).slice(0, 4)}
        more={paths.programs}
      />
      <ItemRow
        title={t('new.products')}
        items={products.filter((product) => product.new).slice(0, 8)}
        more={paths.shop}
      />
      <LatestArticles />
    </>
  );
}
