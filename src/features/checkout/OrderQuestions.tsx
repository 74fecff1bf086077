import { useTranslation } from 'react-i18next';
import { brand } from '#brand';

/** Whom to ask about an order. */
export function OrderQuestions() {
  const { t } = useTranslation('checkout');
  // A number that breaks is hard to dial.
  const phone = brand.phone.replaceAll(' ', '\u00a0');
  return <p className="soft">{t('placed.questions', { email: brand.email, phone })}</p>;
}
