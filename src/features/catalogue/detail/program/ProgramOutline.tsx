import { useTranslation } from 'react-i18next';
import type { Program } from '#model/catalogue/item';
import styles from './ProgramOutline.module.scss';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Icon, type IconName } from '#ui/picture/Icon';

const parts = [
  ['read', 'list'],
  ['do', 'check'],
  ['back', 'undo'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Minutes a week for the introduction and for the review at its end. */
const aroundExercises = 10;

/** Bar chart of the minutes of each week; the numbers also stand in words. */
function Pace({ minutes }: { minutes: readonly number[] }) {
  const { t } = useTranslation('item');
  const most = Math.max(...minutes);
  return (
    <section aria-labelledby="pace-title">
      <h3 id="pace-title">{t('pace.title')}</h3>
      <ol className={styles.bars}>
        {minutes.map((count, index) => (
          <li key={`${index + 1}`}>
            <span className="visually-hidden">{t('pace.week', { number: index + 1, count })}</span>
            <span className="num" aria-hidden="true">
              {count}
            </span>
            <span
              className={styles.bar}
              style={{ height: `calc((100% - 3.2em) * ${(count / most).toFixed(3)})` }}
              aria-hidden="true"
            />
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What each week contains, and how long each takes. */
export function ProgramWeek({ program }: { program: Program }) {
  const { t } = useTranslation('item');
  const minutes = program.outline.map((week) => week.minutes ?? program.minutesPerWeek);
  const [firstMinutes = 0] = minutes;
  return (
    <section className={`section ${styles.firstWeek}`} aria-labelledby="week-title">
      <div>
        <h2 id="week-title">{t('lesson.title')}</h2>
        <ul className={styles.parts}>
          {parts.map(([part, icon]) => (
            <li key={part}>
              <Icon name={icon} />
              {t(`lesson.${part}`)}
            </li>
          ))}
        </ul>
        {firstMinutes > aroundExercises && (
          <p className="soft">
            {t('lesson.split', { total: firstMinutes, exercises: firstMinutes - aroundExercises })}
          </p>
        )}
      </div>
      {minutes.length > 1 && minutes.every((count) => count > 0) && <Pace minutes={minutes} />}
    </section>
  );
}

/** The program week by week. */
export function ProgramOutline({ program }: { program: Program }) {
  const { t } = useTranslation('item');
  if (program.outline.length === 0) return null;
  return (
    <section className="section">
      <div className="bar">
        <h2>{t('program.outline')}</h2>
      </div>
      <ol className={styles.weeks}>
        {program.outline.map(({ title, text }, index) => (
          <li key={title}>
            <p className={styles.week}>{t('program.week', { number: index + 1 })}</p>
            <h3>
              <CatalogueText of={program}>{title}</CatalogueText>
            </h3>
            <p>
              <CatalogueText of={program}>{text}</CatalogueText>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
