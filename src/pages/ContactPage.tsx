import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import { phoneLink } from '#model/order/phoneLink';
import { ContactForm } from '#features/messages/ContactForm';
import { Icon } from '#ui/picture/Icon';
import styles from './MessagePage.module.scss';
import { paths } from '#model/paths';
import { usesSection } from '#model/sections';
import { useLanguage } from '#ui/text/useLanguage';

/** How to reach the shop. */
export function ContactPage() {
  const { t } = useTranslation('partner');
  const language = useLanguage();
  return (
    <div className={`wrap page-top ${styles.messagePage}`}>
      <div className={styles.intro}>
        <h1 tabIndex={-1}>{t('contact.title')}</h1>
        <p className="lead">{t('contact.lead')}</p>
        <address>
          <p>
            <Icon name="mail" />
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
          <p>
            <Icon name="phone" />
            <a className="num" href={phoneLink(brand.phone)}>
              {brand.phone}
            </a>
          </p>
          <p>
            <Icon name="clock" />
            {brand.hours[language]}
          </p>
          <p>
            <Icon name="globe" />
            <span>
              {brand.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </p>
        </address>
        {brand.isSample && <p className="soft">{t('contact.sample')}</p>}
        {usesSection('partners') && (
          <p className="soft">
            {t('contact.partner')} <Link to={paths.partnerForm}>{t('contact.partnerLink')}</Link>
          </p>
        )}
      </div>
      <ContactForm />
    </div>
  );
}
