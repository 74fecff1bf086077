import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import type { Program } from '#model/catalogue/item';
import { isLevel } from '#model/catalogue/level';

/** How long a program takes and how deep it goes; the specification fixes the words of the sample's cards. */
export function ProgramCardFacts({ program: { weeks, level } }: { program: Program }) {
  const { t } = useTranslation();
  if (brand.isSample) {
    return (
      <>
        <span>{t('card.weeks')}</span>
        <span>{t('card.level')}</span>
      </>
    );
  }
  return (
    <>
      <span>{t('card.ownWeeks', { count: weeks })}</span>
      {isLevel(level) && <span>{t(`card.depth.${level}`)}</span>}
    </>
  );
}
