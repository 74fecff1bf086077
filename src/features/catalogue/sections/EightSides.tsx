import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShownDimensions } from '#emptyAddresses';
import { mySidesPath, paths } from '#model/paths';
import { isClosed } from '#model/sections';
import { Icon } from '#ui/picture/Icon';
import { DimensionArches } from './DimensionArches';

/** The eight dimensions of wellness, each with its picture, and the way to the wheel of one's own. */
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
      {!isClosed(paths.wellness) && (
        <p className="go">
          <Link className="under" to={mySidesPath}>
            {t('home.mySides')} <Icon name="arrow" />
          </Link>
        </p>
      )}
    </section>
  );
}
