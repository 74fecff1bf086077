import { startTransition, useEffect, useState } from 'react';
import { loadTexts, translations } from '#i18n';
import { reportError } from '#reportError';
import { useLanguage } from '#ui/text/useLanguage';
import { pageSearchOf, type PageSearch } from './pageSearch';

/** The search over the shop's pages once it is wanted and there; undefined before, and where it cannot be fetched. */
export function usePageSearch(isWanted: boolean): PageSearch | undefined {
  const language = useLanguage();
  const [search, setSearch] = useState<PageSearch>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadTexts(['head'])
      .then(() => {
        const t = translations.getFixedT(language, ['common', 'head']);
        return pageSearchOf(language, (name) => ({
          title: t(`head:${name}.title`),
          description: t(`head:${name}.description`),
        }));
      })
      .then((found) => {
        if (isCurrent) startTransition(() => setSearch(found));
      })
      .catch((error: unknown) => reportError(error, 'Pages cannot be searched; items can.'));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language]);
  return search;
}
