import { useTranslation } from 'react-i18next';
import { useShownDimensions } from '#emptyAddresses';
import { DimensionArches } from './DimensionArches';

/** The eight dimensions of wellness, each with its picture. */
export function EightSides() {
  const { t } = useTranslation();
  if (useShownDimensions().length === 0) return null;
  return (
    <section className="wrap section" id="sides" aria-labelledby="sides-title">
      <div className="title">
        <h2 id="sides-title">{t('home.sidesTitle')}</h2>
        <p>{t('home.sidesText')}</p>
      </div>
      <DimensionArches />
    </section>
  );
}
