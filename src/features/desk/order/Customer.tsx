import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand, company } from '#brand';
import { env } from '#env';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { mailAddress, mailTo, stepLetter } from '#model/desk/stepLetter';
import { firstLanguage, isLanguage } from '#model/languages';
import { addressLines } from '#model/order/country';
import { phoneLink } from '#model/order/phoneLink';
import { isGuestOrder } from '#model/order/places';
import { paths, withQuery } from '#model/paths';
import { MailLink } from '#features/desk/parts/MailLink';
import { useCountryNames } from '#ui/form/useCountryNames';
import { useOrderWords } from './useOrderWords';
import styles from './OrderDesk.module.scss';

const { bank } = env;

/** Makes an address that opens the letter of this step in the mail program; it calls items what its reader's pages call them. */
function useMailToCustomer({ order, number, path }: BookedOrder): () => string {
  const translate = useOrderWords(order);
  return () =>
    mailTo(
      order.contact.email,
      stepLetter({
        order,
        number,
        isMember: !isGuestOrder(path),
        ...(translate && { translate }),
        shop: {
          name: brand.name,
          language: firstLanguage,
          email: brand.email,
          timeZone: brand.timeZone,
          imprint: [brand.name, company.legalForm, ...brand.address, brand.email].filter(Boolean),
          site: env.siteUrl.replace(/\/$/, ''),
          ...(bank.iban !== '' && { bank }),
        },
      }),
    );
}

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
