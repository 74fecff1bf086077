import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useText } from '#content/useText';
import type { Dimension } from '#model/catalogue/item';
import { Picture } from '#ui/picture/Picture';
import { dimensionPictures } from '#ui/picture/dimensionPictures';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { useLanguage } from '#ui/text/useLanguage';
import styles from './DimensionCards.module.scss';
import { dimensionPath } from '#model/paths';

function DimensionCard({ dimension }: { dimension: Dimension }) {
  const { t } = useTranslation();
  const slug = dimension.toLowerCase();
  const text = useText('dimensions', slug, useLanguage());
  const path = dimensionPath(slug);
  return (
    <li data-dim={slug}>
      <Link className="arch" to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={dimensionPictures[dimension]} alt="" />
      </Link>
      <div>
        <h3>
          <Link to={path}>
            <DimensionIcon dimension={slug} />
            {t(`dimension.${dimension}`)}
          </Link>
        </h3>
        <p>{text?.lead}</p>
      </div>
    </li>
  );
}

interface DimensionCardsProps {
  dimensions: readonly Dimension[];
  title: string;
}

/** A card for each dimension, leading to its page. */
export function DimensionCards({ dimensions, title }: DimensionCardsProps) {
  return (
    <section className="wrap section" aria-labelledby="dimension-cards">
      <h2 id="dimension-cards">{title}</h2>
      <ul className={styles.dimensionCards}>
        {dimensions.map((dimension) => (
          <DimensionCard key={dimension} dimension={dimension} />
        ))}
      </ul>
    </section>
  );
}
