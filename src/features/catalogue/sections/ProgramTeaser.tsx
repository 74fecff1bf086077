import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Program } from '#model/catalogue/item';
import { ProgramCardFacts } from '#features/catalogue/ProgramCardFacts';
import { Picture } from '#ui/picture/Picture';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { Price } from '#ui/money/Price';
import styles from './ProgramTeaser.module.scss';
import { itemPath } from '#model/paths';
import { CatalogueText } from '#ui/text/CatalogueText';

interface ProgramTeaserProps {
  program: Program;
  /** A word in front of the name: why it stands here. */
  label?: string;
}

/** A program in one line: picture, what it is about, price. */
export function ProgramTeaser({ program, label }: ProgramTeaserProps) {
  const { t } = useTranslation();
  const [dimension] = program.dimensions;
  return (
    <article className={styles.teaser} data-dim={dimension?.toLowerCase()}>
      <Link className="pic" to={itemPath(program)} tabIndex={-1} aria-hidden="true">
        <Picture src={program.image[0]} alt="" />
      </Link>
      <div>
        {label && <p className={styles.teaserLabel}>{label}</p>}
        <h3>
          <Link to={itemPath(program)}>
            <CatalogueText>{program.name}</CatalogueText>
          </Link>
        </h3>
        <p className="soft">
          <CatalogueText>{program.summary}</CatalogueText>
        </p>
        {dimension && (
          <p className="facts">
            <span className={styles.teaserSide}>
              <DimensionIcon dimension={dimension} />
              {t(`dimension.${dimension}`)}
            </span>
            <ProgramCardFacts program={program} />
          </p>
        )}
        <Price of={program} />
      </div>
    </article>
  );
}
