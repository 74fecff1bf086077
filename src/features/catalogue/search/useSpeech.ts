import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCatalogueTexts } from '#features/catalogue/texts/CatalogueWords';
import type { SuggestionGroup } from './suggestions';

/** The texts that all suggestion lines share. */
export interface Speech {
  t: TFunction<'lists'>;
  /** What a program is called. */
  program: string;
  /** The catalogue's words in the shopper's language are there. */
  hasTexts: boolean;
  groupNames: Readonly<Record<SuggestionGroup['name'], string>>;
}

/** Read once for all lines: reading them in each line took a quarter of the time in which suggestions are rendered. */
export function useSpeech(): Speech {
  const { t } = useTranslation('lists');
  const hasTexts = useCatalogueTexts() !== undefined;
  return useMemo(
    () => ({
      t,
      program: t('value.program'),
      hasTexts,
      groupNames: {
        recent: t('suggest.group.recent'),
        items: t('suggest.group.items'),
        pages: t('suggest.group.pages'),
        words: t('suggest.group.words'),
        all: t('suggest.group.all'),
      },
    }),
    [t, hasTexts],
  );
}
