import { useTranslation } from 'react-i18next';
import { ladderOf } from '../../../model/catalogue/programLadder';
import { selectPrograms } from '../../../model/shopState';
import { CardSkeletons } from '../card/CardGrid';
import { CatalogueGate } from '../CatalogueGate';
import { ItemCard } from '../card/ItemCard';
import styles from './ProgramLadder.module.scss';
import { useRows } from '../useRows';

/** A starter, a standard and a deep program of one dimension. */
export function ProgramLadder({ dimension, title }: { dimension: string; title: string }) {
  const { t } = useTranslation('content');
  const programs = useRows(selectPrograms);
  const id = `ladder-${dimension}`;
  return (
    <section className={`band ${styles.ladder}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
          <ul className="grid three">
            {ladderOf(programs, dimension).map(({ level, program }) => (
              <li key={program.id} className={styles.rung}>
                <p>
                  <strong>{t(`level.${level}`)}</strong>
                  <span className="soft"> {t('level.minutes', { count: program.minutesPerWeek })}</span>
                </p>
                <ul>
                  <ItemCard item={program} />
                </ul>
              </li>
            ))}
          </ul>
        </CatalogueGate>
      </div>
    </section>
  );
}
