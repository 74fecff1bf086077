import { use, useMemo } from 'react';
import { comparedIn } from '../../../../model/comparison';
import type { ByName } from '../../../../model/lists/listing';
import { CatalogueWordsContext } from '../../../../ui/text/CatalogueText';
import { useLocale } from '../../../../ui/text/useLanguage';

/** Compares items by the names the shopper reads. */
export function useByName(): ByName {
  const translate = use(CatalogueWordsContext);
  const locale = useLocale();
  return useMemo(() => {
    const compare = comparedIn(locale);
    return (a, b) => compare(translate(a.name) ?? a.name, translate(b.name) ?? b.name);
  }, [translate, locale]);
}
