import { useTranslation } from 'react-i18next';
import { PartnerForm } from '#features/messages/PartnerForm';
import { Picture } from '#ui/picture/Picture';
import styles from './MessagePage.module.scss';

const reasons = ['reach', 'terms', 'people'] as const;

/** The application form for coaches, studios, kitchens and makers who want to sell here. */
export function PartnerPage() {
  const { t } = useTranslation('partner');
  return (
    <div className={`wrap page-top ${styles.messagePage}`}>
      <div className={styles.intro}>
        <h1 tabIndex={-1}>{t('application.title')}</h1>
        <p className="lead">{t('application.lead')}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <strong>{t(`reason.${reason}.title`)}</strong> {t(`reason.${reason}.text`)}
            </li>
          ))}
        </ul>
        <Picture src="/pictures/dimensions/social.svg" alt="" isFirst />
      </div>
      <PartnerForm />
    </div>
  );
}
