import { useTranslation } from 'react-i18next';
import { crisisCountries, crisisCountriesFor, crisisLines, type CrisisCountry } from '#content/crisisLines';
import { phoneLink } from '#model/order/phoneLink';
import { browserCountry } from '#ui/browserCountry';
import { Icon } from '#ui/picture/Icon';
import { useLanguage } from '#ui/text/useLanguage';
import { useOnceHydrated } from '#ui/useIsHydrating';
import styles from './Prose.module.scss';

/** One country's numbers. */
function Numbers({ country }: { country: CrisisCountry }) {
  const { t } = useTranslation('content');
  const { crisis, emergency } = crisisLines[country];
  return (
    <>
      <span>{t(`crisis.country.${country}`)}</span>
      <a href={phoneLink(crisis)}>
        <Icon name="phone" />
        <strong className="num">{crisis}</strong>
      </a>
      <a href={phoneLink(emergency)}>
        {t('crisis.emergency')} <strong className="num">{emergency}</strong>
      </a>
    </>
  );
}

/** Whom to call now: the visitor's country first and large, by what the browser asks for. Every number can be tapped. */
export function CrisisLines() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  // Not known when the page is written: then the first country of the language stands there.
  const country = useOnceHydrated(() => browserCountry(navigator.languages, crisisCountries), '');
  const [first, ...others] = crisisCountriesFor(country, language);
  return (
    <section className={`wrap ${styles.crisis}`} aria-labelledby="crisis">
      <h2 id="crisis">{t('crisis.title')}</h2>
      {first && (
        <p className={styles.first}>
          <Numbers country={first} />
        </p>
      )}
      <details>
        <summary>{t('crisis.others')}</summary>
        <ul>
          {others.map((other) => (
            <li key={other}>
              <Numbers country={other} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
