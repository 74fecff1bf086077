import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import { useEmptyAddresses, useShownDimensions } from '#emptyAddresses';
import { CheapestProgram } from '#features/catalogue/sections/CheapestProgram';
import { HeaderSearch } from '#features/catalogue/search/HeaderSearch';
import { Icon } from '#ui/picture/Icon';
import { PageHead } from '#ui/head/PageHead';
import { Picture } from '#ui/picture/Picture';
import { lazyPart } from '#ui/lazy/lazyPart';
import styles from './HomePage.module.scss';
import { paths } from '#model/paths';
import { shop } from '#shopConfig';
import { useLanguage } from '#ui/text/useLanguage';

export const homeLists = lazyPart(() => import('./HomeLists').then((module) => module.HomeLists));

/** The first words: the owner's, else the name and the claim; the sample's stand among the texts. */
function useFirstWords(): { title: string; end: string; lead: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  const [title, lead] = [shop.home?.title?.[language], shop.home?.lead?.[language]];
  if (title === undefined && brand.isSample)
    return { title: t('home.promise'), end: t('home.promiseEnd'), lead: t('home.lead') };
  return { title: title ?? brand.name, end: '', lead: lead ?? brand.claim };
}

function HeroPicture() {
  const { t } = useTranslation();
  const own = shop.home?.picture;
  if (own === undefined && !brand.isSample) return null;
  return (
    <Picture
      className={styles.heroPic}
      src={own ?? '/pictures/hero.svg'}
      alt={own === undefined ? t('home.heroAlt') : ''}
      width={760}
      height={600}
      isFirst
    />
  );
}

function Hero() {
  const { t } = useTranslation();
  const { title, end, lead } = useFirstWords();
  const hasFinder = !useEmptyAddresses().has(paths.findProgram);
  const hasSides = useShownDimensions().length > 0;
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 tabIndex={-1}>
          {title} {end && <span>{end}</span>}
        </h1>
        <p>{lead}</p>
        <div className="go">
          <Link className="btn" to={hasFinder ? paths.findProgram : paths.shop}>
            {t(hasFinder ? 'home.action' : 'notFound.shop')}
            <Icon name="arrow" />
          </Link>
          {hasSides && (
            <a className="under" href="#sides">
              {t('home.seeSides')}
            </a>
          )}
        </div>
        <p className={styles.trust}>
          <CheapestProgram />
          {t('home.trust')}
        </p>
      </div>
      <HeroPicture />
    </section>
  );
}

export function HomePage() {
  const { title, end, lead } = useFirstWords();
  return (
    <>
      <PageHead
        name="home"
        linkTitle={title === brand.name ? title : `${brand.name} | ${title} ${end}`.trim()}
        description={brand.isSample ? undefined : lead}
        template={brand.name}
      />
      <HeaderSearch className={styles.search} />
      <Hero />
      <Suspense fallback={<div className={styles.listsToCome} />}>
        <homeLists.Part />
      </Suspense>
    </>
  );
}
