import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCourierRounds } from '#kitchenSettings';
import { paths } from '#model/paths';
import { useLocale } from '#ui/text/useLanguage';

/** For somebody outside the courier's area: which area it is, and what comes by parcel. */
export function OutsideNote() {
  const { t } = useTranslation('kitchen');
  const { area } = useCourierRounds();
  const beginnings = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(area);
  return (
    <p className="soft">
      {t('courier.area', { beginnings })}{' '}
      <Link className="link" to={paths.products}>
        {t('courier.send')}
      </Link>
    </p>
  );
}
