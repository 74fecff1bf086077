import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShownDimensions } from '#emptyAddresses';
import type { Dimension } from '#model/catalogue/item';
import { Picture } from '#ui/picture/Picture';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { dimensionPictures } from '#ui/picture/dimensionPictures';
import styles from './DimensionArches.module.scss';
import { programsOfDimension } from '#model/paths';

interface DimensionArchesProps {
  /** A line below a dimension's name. */
  note?: (dimension: Dimension) => ReactNode;
}

/** The dimensions that have programs as windows, each leading to them. */
export function DimensionArches({ note }: DimensionArchesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.arches}>
      {useShownDimensions().map((dimension) => (
        <li key={dimension} data-dim={dimension.toLowerCase()}>
          <Link to={programsOfDimension(dimension)}>
            <span className="arch">
              <Picture src={dimensionPictures[dimension]} alt="" />
            </span>
            <span className={styles.name}>
              <DimensionIcon dimension={dimension} />
              {t(`dimension.${dimension}`)}
            </span>
            {note && <span className={styles.note}>{note(dimension)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
