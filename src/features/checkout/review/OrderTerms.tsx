import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { anchors, paths } from '#model/paths';
import styles from './OrderTerms.module.scss';

const texts = [
  { to: paths.terms, text: 'review.terms' },
  { to: anchors.withdrawal, text: 'review.withdrawal' },
  { to: paths.privacy, text: 'review.privacy' },
] as const;

/** What holds for the order, one press away from the button. */
export function OrderTerms() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.orderTerms}>
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
