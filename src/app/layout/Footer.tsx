import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import { NewsletterForm } from '#features/newsletter/NewsletterForm';
import { SettlementNote } from '#ui/money/ChargedNote';
import { Logo } from '#ui/picture/Logo';
import { classNames } from '#ui/classNames';
import { useYear } from '#ui/useToday';
import styles from './Footer.module.scss';
import { anchors, paths } from '#model/paths';
import { useInstall } from '#app/offline/installOffer';
import { usesSection } from '#model/sections';
import { topics } from '#model/topics';

export interface FooterSettings {
  // The specification's three settings; all pages keep what they are without.
  background?: 'night' | 'hill';
  spaceTop?: 'section' | 'none';
  spaceBottom?: 'roomy' | 'tight';
  /** `legal`: only the legal links, for pages such as checkout that nothing should lead away from. */
  content?: 'whole' | 'legal';
}

const aboutLinks = [
  { to: paths.about, text: 'footer.about' },
  { to: paths.contact, text: 'footer.contact' },
] as const;

const policyLinks = [
  { to: paths.privacy, text: 'footer.privacy' },
  { to: paths.terms, text: 'footer.terms' },
] as const;

/** Legal information that has to be reachable from every page. */
const legalLinks = [
  { to: anchors.imprint, text: 'footer.imprint' },
  { to: anchors.withdrawal, text: 'footer.withdrawal' },
  { to: paths.withdraw, text: 'footer.withdraw' },
  { to: anchors.delivery, text: 'footer.delivery' },
  { to: anchors.payment, text: 'footer.payment' },
  { to: anchors.accessibility, text: 'footer.accessibility' },
] as const;

type FooterLink = (typeof aboutLinks | typeof policyLinks | typeof legalLinks)[number];

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation();
  return links.map(({ to, text }) => (
    <Link key={to} to={to}>
      {t(text)}
    </Link>
  ));
}

const glyphOf = (name: string): string => `/brands/${name.toLowerCase().replace(' ', '-')}.svg`;

export function Footer({
  background = 'night',
  spaceTop = 'section',
  spaceBottom = 'roomy',
  content = 'whole',
}: FooterSettings) {
  const { t } = useTranslation();
  const year = useYear();
  const install = useInstall();
  if (content === 'legal') {
    return (
      <footer className={styles.legal}>
        <nav className="wrap" aria-label={t('footer.ordering')}>
          <FooterLinks links={[...policyLinks, ...legalLinks]} />
        </nav>
      </footer>
    );
  }
  return (
    <footer
      className={classNames(
        styles.foot,
        styles[`ground-${background}`],
        styles[`top-${spaceTop}`],
        styles[`bottom-${spaceBottom}`],
      )}
    >
      <svg className="edge" viewBox="0 0 1440 110" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 110V58C170 14 330 30 480 44S800 8 1000 24s270 38 440-6v92z" />
        <path className={styles.near} d="M0 116V90C240 32 420 74 640 78s420-46 800-8v46z" />
      </svg>
      <div className="wrap">
        <div className={styles.brand}>
          <Logo />
          <p>{brand.isSample ? t('footer.claim') : brand.claim}</p>
          <SettlementNote />
          <p className="num">{t('footer.copyright', { year, name: brand.name })}</p>
          {brand.social.length > 0 && (
            <ul className={styles.social} aria-label={t('footer.social')}>
              {brand.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener">
                    <img src={glyphOf(name)} alt={name} width={24} height={24} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={t('footer.quickLinks')}>
          <h2>{t('footer.quickLinks')}</h2>
          <FooterLinks links={[...aboutLinks, ...policyLinks]} />
        </nav>
        {topics.length > 0 && (
          <nav aria-label={t('topics.title')}>
            <h2>{t('topics.title')}</h2>
            {topics.map(({ slug, path }) => (
              <Link key={slug} to={path}>
                {t(`topics.${slug}`)}
              </Link>
            ))}
          </nav>
        )}
        <nav aria-label={t('footer.ordering')}>
          <h2>{t('footer.ordering')}</h2>
          <FooterLinks links={legalLinks} />
        </nav>
        <div className={styles.contact}>
          <h2>{t('footer.contactInfo')}</h2>
          <address>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {brand.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.stores}>
            {brand.appStores.map(({ name, href }) => (
              <a key={name} href={href} rel="noopener">
                <img src={glyphOf(name)} alt="" width={26} height={26} loading="lazy" />
                <span>
                  <small>{t('footer.getApp')}</small> {name}
                </span>
              </a>
            ))}
            {install && (
              <button type="button" onClick={install}>
                <img src="/favicon.svg" alt="" width={26} height={26} />
                <span>
                  <small>{t('footer.getApp')}</small> {t('footer.fromHere')}
                </span>
              </button>
            )}
          </p>
        </div>
        {usesSection('newsletter') && <NewsletterForm />}
      </div>
    </footer>
  );
}
