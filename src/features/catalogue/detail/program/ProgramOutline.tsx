import { useTranslation } from 'react-i18next';
import type { Program } from '../../../../model/catalogue/item';
import styles from './ProgramOutline.module.scss';
import { CatalogueText } from '../../../../ui/text/CatalogueText';

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
