import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { useText } from '#content/useText';
import { ContentsList } from '#features/blog/reading/ContentsList';
import { Prose } from '#features/blog/reading/Prose';
import { ReadingBody, ReadingTop } from '#features/blog/reading/ReadingPage';
import { DateText } from '#ui/text/DateText';
import { PageHead } from '#ui/head/PageHead';
import { useLanguage } from '#ui/text/useLanguage';
import { notFound } from '#pages/notFound';
import { paths } from '#model/paths';

/** A legal text, dated, with its contents beside it. */
export function LegalPage({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const text = useText('legal', slug, useLanguage());
  if (!text) return <notFound.Page />;
  return (
    <>
      <PageHead title={text.title} template={brand.name} description={text.description} />
      <ReadingTop
        way={[{ to: paths.home, text: t('page.home') }, { text: text.title }]}
        title={text.title}
        lead={text.lead}
        facts={
          <span>
            {t('legal.updated')} <DateText day={text.updated} />
          </span>
        }
      />
      <ReadingBody aside={<ContentsList blocks={text.blocks} isLong />}>
        <Prose blocks={text.blocks} />
      </ReadingBody>
    </>
  );
}
