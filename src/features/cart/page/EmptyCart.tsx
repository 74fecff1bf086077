import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyPage } from '../../../ui/EmptyPage';
import { paths } from '../../../model/paths';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <EmptyPage
      picture="/pictures/products/market-tote-natural-1.svg"
      title={t('cart.empty')}
      text={t('cart.emptyText')}
    >
      <Link className="btn" to={paths.programs}>
        {t('cart.emptyAction')}
      </Link>
      <Link className="under" to={paths.shop}>
        {t('notFound.shop')}
      </Link>
    </EmptyPage>
  );
}
