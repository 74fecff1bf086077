import { useTranslation } from 'react-i18next';
import { programPairs } from '../../../model/catalogue/programPairs';
import { selectPrograms } from '../../../model/shopState';
import { CardSkeletons } from '../card/CardGrid';
import { CatalogueGate } from '../CatalogueGate';
import { ProgramTeaser } from './ProgramTeaser';
import styles from './ProgramPairs.module.scss';
import { useRows } from '../useRows';

/** Programs of two dimensions that complement each other. */
export function ProgramPairs() {
  const { t } = useTranslation('content');
  const programs = useRows(selectPrograms);
  return (
    <section className={`band ${styles.pairs}`} aria-labelledby="pairs">
      <div className="wrap">
        <h2 id="pairs">{t('pairs.title')}</h2>
        <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={4} />}>
          <ul>
            {programPairs(programs).map(({ name, first, second }) => (
              <li key={name}>
                <p className={styles.pairName}>{t(`pairs.${name}.title`)}</p>
                <p className="soft">{t(`pairs.${name}.text`)}</p>
                <ProgramTeaser program={first} label={t('level.starter')} />
                <ProgramTeaser program={second} label={t('level.standard')} />
              </li>
            ))}
          </ul>
        </CatalogueGate>
      </div>
    </section>
  );
}
