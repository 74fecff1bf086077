import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../model/paths';

export function EmptyCheckout() {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <p className="lead">{t('empty.text')}</p>
      <p className="go">
        <Link className="btn" to={paths.programs}>
          {t('empty.programs')}
        </Link>
        <Link className="btn line" to={paths.shop}>
          {t('empty.shop')}
        </Link>
      </p>
    </div>
  );
}
