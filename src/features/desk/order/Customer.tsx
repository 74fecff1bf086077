import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { mailAddress } from '#model/desk/stepLetter';
import { isLanguage } from '#model/languages';
import { addressLines } from '#model/order/country';
import { phoneLink } from '#model/order/phoneLink';
import { paths, withQuery } from '#model/paths';
import { MailLink } from '#features/desk/parts/MailLink';
import { useCountryNames } from '#ui/form/useCountryNames';
import { useMailToCustomer } from './useMailToCustomer';
import styles from './OrderDesk.module.scss';

/** Who ordered, where it goes, and the letter of this step. */
export function Customer({ entry }: { entry: BookedOrder }) {
  const { t } = useTranslation('owner');
  const countryName = useCountryNames();
  const letter = useMailToCustomer(entry);
  const { contact, recipient, address, language } = entry.order;
  return (
    <section className={styles.part} aria-label={t('customer.title')}>
      <h2>{t('customer.title')}</h2>
      {contact.email === '' ? (
        <p className="soft">{t('customer.erased')}</p>
      ) : (
        <ul className={styles.facts}>
          <li dir="auto">{contact.name}</li>
          <li>
            <a className="under" href={mailAddress(contact.email)}>
              {contact.email}
            </a>
          </li>
          {contact.phone && (
            <li>
              <a className="under" href={phoneLink(contact.phone)}>
                {contact.phone}
              </a>
            </li>
          )}
          {address && (
            <li dir="auto">
              {[recipient ?? contact.name, ...addressLines(address), countryName(address.country)].join(', ')}
            </li>
          )}
          {isLanguage(language) && <li>{t(`language.${language}`)}</li>}
          <li>
            <Link className="under" to={withQuery(paths.ownerPeople, { email: contact.email })}>
              {t('post.customer')}
            </Link>
          </li>
          <li>
            <MailLink email={contact.email} letter={letter}>
              {t('customer.write')}
            </MailLink>
          </li>
        </ul>
      )}
    </section>
  );
}
