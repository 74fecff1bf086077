import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import { WithdrawForm } from '#features/messages/WithdrawForm';
import { anchors } from '#model/paths';
import styles from './MessagePage.module.scss';

/** Withdrawing from a contract, as article 11a of Directive 2011/83/EU asks for it. */
export function WithdrawPage() {
  const { t } = useTranslation('partner');
  return (
    <div className={`wrap page-top ${styles.messagePage}`}>
      <div className={styles.intro}>
        <h1 tabIndex={-1}>{t('withdraw.title')}</h1>
        <p className="lead">{t('withdraw.lead')}</p>
        <noscript>
          <p>
            {t('withdraw.noScript')}{' '}
            <a className="link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </noscript>
        <p className="soft">
          <Link to={anchors.withdrawal}>{t('withdraw.rights')}</Link>
        </p>
      </div>
      <WithdrawForm />
    </div>
  );
}
