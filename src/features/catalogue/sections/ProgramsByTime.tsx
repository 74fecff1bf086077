import { useTranslation } from 'react-i18next';
import { programsAbout } from '../../../model/catalogue/programLadder';
import { selectPrograms } from '../../../model/shopState';
import { timeCommitments } from '../../../model/catalogue/timeCommitment';
import { CardSkeletons } from '../card/CardGrid';
import { CatalogueGate } from '../CatalogueGate';
import { ProgramTeaser } from './ProgramTeaser';
import styles from './ProgramsByTime.module.scss';
import { useRows } from '../useRows';

interface ProgramsByTimeProps {
  id: string;
  title: string;
  /** Ids of the programs that fit; where the catalogue has none of them, those of the dimensions stand in. */
  ids: readonly string[];
  dimensions: readonly string[];
}

/** Programs that fit a topic, grouped by the time they take in a week. */
export function ProgramsByTime({ id, title, ids, dimensions }: ProgramsByTimeProps) {
  const { t } = useTranslation('content');
  const programs = useRows(selectPrograms);
  const named = programs.filter((program) => ids.includes(program.id));
  const groups = timeCommitments(named.length > 0 ? named : programsAbout(programs, dimensions));
  return (
    <section className={`band ${styles.byTime}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
          <div className={styles.byTimeGroups}>
            {groups.map(({ name, programs: few }) => (
              <section key={name} aria-labelledby={`${id}-${name}`}>
                <h3 id={`${id}-${name}`}>{t(`time.${name}`)}</h3>
                <div className={styles.byTimeList}>
                  {few.map((program) => (
                    <ProgramTeaser key={program.id} program={program} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </CatalogueGate>
      </div>
    </section>
  );
}
