import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyPage } from '../../../ui/EmptyPage';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <EmptyPage
      picture="/pictures/products/market-tote-natural-1.svg"
      title={t('cart.empty')}
      text={t('cart.emptyText')}
    >
      <Link className="btn" to="/program">
        {t('cart.emptyAction')}
      </Link>
      <Link className="under" to="/Shop">
        {t('notFound.shop')}
      </Link>
    </EmptyPage>
  );
}
