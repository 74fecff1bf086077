import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../../../reportError';
import { useLanguage } from '../../../ui/text/useLanguage';
import { pageSearchOf, type PageSearch } from './pageSearch';

/** The search over the shop's pages once it is wanted and there; undefined before, and where it cannot be fetched. */
export function usePageSearch(isWanted: boolean): PageSearch | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState<PageSearch>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    pageSearchOf(language, (head) => ({
      title: t(`head.${head}.title`),
      description: t(`head.${head}.description`),
    }))
      .then((found) => {
        if (isCurrent) startTransition(() => setSearch(found));
      })
      .catch((error: unknown) => reportError(error, 'Pages cannot be searched; items can.'));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language, t]);
  return search;
}
