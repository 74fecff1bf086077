import { useTranslation } from 'react-i18next';
import { knownLanguage, languageNames } from '#model/languages';
import { DataTable, type Column } from '#features/desk/parts/DataTable';
import { searchMisses, type SearchMiss } from '#services/storage/searchMisses';
import { useStoredValue } from '#ui/useStoredValue';

/** What was searched for in this browser and found nothing: nobody else's searches reach the shop. */
export function Misses() {
  const { t } = useTranslation('owner');
  const [misses] = useStoredValue(searchMisses);
  const columns: Column<SearchMiss>[] = [
    { id: 'query', head: t('figures.misses.query'), kind: 'main', cell: ({ query }) => query },
    {
      id: 'language',
      head: t('figures.misses.language'),
      kind: 'word',
      cell: ({ language }) => languageNames[knownLanguage(language)],
    },
    { id: 'count', head: t('figures.misses.count'), kind: 'number', cell: ({ count }) => count },
  ];
  return (
    <>
      <h2>{t('figures.misses.title')}</h2>
      <p className="soft">{t('figures.misses.about')}</p>
      {misses.length > 0 && (
        <DataTable
          isNarrow
          label={t('figures.misses.title')}
          columns={columns}
          rows={misses.toSorted((a, b) => b.count - a.count)}
          keyOf={({ query, language }) => `${language} ${query}`}
        />
      )}
    </>
  );
}
