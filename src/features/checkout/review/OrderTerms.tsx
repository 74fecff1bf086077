import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { anchors, paths } from '#model/paths';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from '#features/checkout/details/checkoutSchema';
import styles from './OrderTerms.module.scss';

const texts = [
  { to: paths.terms, text: 'review.terms' },
  { to: anchors.withdrawal, text: 'review.withdrawal' },
  { to: paths.privacy, text: 'review.privacy' },
] as const;

/** The terms, and the consent to an early start, on which the right to withdraw from a program depends. */
export function OrderTerms({ form, hasProgram }: { form: SchemaForm<CheckoutValues>; hasProgram: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.orderTerms}>
      {hasProgram && (
        <label className={styles.earlyStart}>
          <input type="checkbox" {...form.register('earlyStart')} />
          <span>
            {t('review.early')} <small>{t('review.earlyHint')}</small>
          </span>
        </label>
      )}
      <p>{t('review.agree')}</p>
      <ul aria-label={t('review.legal')}>
        {texts.map(({ to, text }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
