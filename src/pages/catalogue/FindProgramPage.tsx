import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { ProgramFinder } from '#features/catalogue/finder/ProgramFinder';
import { selectPrograms } from '#model/shopState';
import { useRows } from '#features/catalogue/useRows';
import { Link } from 'react-router-dom';
import type { Program } from '#model/catalogue/item';
import { needs } from '#model/needs';
import { itemsTagged } from '#model/catalogue/tagged';
import { itemPath, paths } from '#model/paths';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Icon } from '#ui/picture/Icon';
import styles from '#features/catalogue/finder/ProgramFinder.module.scss';

/** Of each list; all programs have a page of their own. */
const most = 24;

/** The programs as plain lists by need, then the others: for people who prefer to browse, and without JavaScript. */
function ProgramsByNeed({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation(['finder', 'content', 'common']);
  const byNeed = needs.map(({ name, words }) => ({
    name,
    title: t(`content:needs.${name}`),
    fitting: itemsTagged(programs, words),
  }));
  const needed = new Set(byNeed.flatMap(({ fitting }) => fitting));
  const others = programs.filter((program) => !needed.has(program));
  const lists = [...byNeed, { name: 'others', title: t('others'), fitting: others }].filter(
    ({ fitting }) => fitting.length > 0,
  );
  return (
    <section className={`section ${styles.lists}`} aria-labelledby="first-lists">
      <h2 id="first-lists">{t('lists')}</h2>
      <p className="soft">{t('listsText')}</p>
      <div className={styles.columns}>
        {lists.map(({ name, title, fitting }) => (
          <section
            key={name}
            className={name === 'others' ? styles.others : undefined}
            aria-labelledby={`first-${name}`}
          >
            <h3 id={`first-${name}`}>{title}</h3>
            <ul>
              {fitting.slice(0, most).map((program) => (
                <li key={program.id}>
                  <Link to={itemPath(program)}>
                    <CatalogueText>{program.name}</CatalogueText>
                  </Link>{' '}
                  <span className="soft">{t('reason.time', { count: program.minutesPerWeek })}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Link className="under" to={paths.programs}>
        {t('common:browse.all')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}

/** Three questions that lead to a first program. */
export function FindProgramPage() {
  const { t } = useTranslation(['finder', 'common']);
  const programs = useRows(selectPrograms);
  return (
    <div className="wrap page-top">
      <h1 tabIndex={-1}>{t('common:browse.first')}</h1>
      <p className="lead">{t('lead')}</p>
      <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
        <ProgramFinder programs={programs} />
        <ProgramsByNeed programs={programs} />
      </CatalogueGate>
    </div>
  );
}
