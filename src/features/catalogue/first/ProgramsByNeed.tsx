import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Program } from '../../../model/catalogue/item';
import { needs } from '../../../model/needs';
import { itemPath, paths } from '../../../model/paths';
import { CatalogueText } from '../../../ui/text/CatalogueText';
import { Icon } from '../../../ui/picture/Icon';
import styles from './FirstProgram.module.scss';

/** The finder's results as plain lists: for people who prefer to browse, and without JavaScript. */
export function ProgramsByNeed({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation(['finder', 'content', 'common']);
  return (
    <section className={`section ${styles.lists}`} aria-labelledby="first-lists">
      <h2 id="first-lists">{t('lists')}</h2>
      <p className="soft">{t('listsText')}</p>
      <div className={styles.columns}>
        {needs.map(({ name, programs: ids }) => (
          <section key={name} aria-labelledby={`first-${name}`}>
            <h3 id={`first-${name}`}>{t(`content:needs.${name}`)}</h3>
            <ul>
              {programs
                .filter(({ id }) => ids.some((one) => one === id))
                .map((program) => (
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
