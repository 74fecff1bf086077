import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import type { Program } from '#model/catalogue/item';
import { isLevel } from '#model/catalogue/level';
import { Icon, type IconName } from '#ui/picture/Icon';
import { CatalogueText } from '#ui/text/CatalogueText';
import styles from './ProgramFacts.module.scss';

/** The cards' fixed words say six, whatever a program takes. */
const weeksOnCards = 6;

/** Duration, levels, depth and weekly time in one strip. */
export function ProgramFacts({ program: { weeks, level, minutesPerWeek } }: { program: Program }) {
  const { t } = useTranslation(['item', 'common']);
  const facts: { icon: IconName; text: ReactNode; label: string }[] = [
    { icon: 'clock', label: t('fact.duration'), text: t('fact.weeks', { count: weeks }) },
  ];
  if (brand.isSample) facts.push({ icon: 'list', label: t('fact.moves'), text: t('common:card.level') });
  if (level) {
    facts.push({
      icon: 'up',
      label: t('fact.depth'),
      text: isLevel(level) ? t(`level.${level}`) : <CatalogueText of="level">{level}</CatalogueText>,
    });
  }
  if (minutesPerWeek > 0) {
    facts.push({ icon: 'person', label: t('fact.time'), text: t('fact.minutes', { count: minutesPerWeek }) });
  }
  return (
    <>
      <dl className={styles.strip}>
        {facts.map(({ icon, label, text }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      {brand.isSample && weeks !== weeksOnCards && (
        <p className={styles.level}>{t('fact.otherWeeks', { count: weeks })}</p>
      )}
      {isLevel(level) && <p className={styles.level}>{t(`levelText.${level}`)}</p>}
    </>
  );
}
