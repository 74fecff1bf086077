import { useTranslation } from 'react-i18next';
import { CourierLine } from '#ui/courier/CourierLine';

/** How the meals of the cart come: where and when, to be changed here too. */
export function CartMeals() {
  const { t } = useTranslation('kitchen');
  return (
    <div>
      <p className="soft">{t('courier.cart')}</p>
      <CourierLine />
    </div>
  );
}
