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

export const homeLists = lazyPart(() => import('./HomeLists').then((module) => module.HomeLists));

function Hero() {
  const { t } = useTranslation();
  const hasFinder = !useEmptyAddresses().has(paths.findProgram);
  const hasSides = useShownDimensions().length > 0;
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 tabIndex={-1}>
          {t('home.promise')} <span>{t('home.promiseEnd')}</span>
        </h1>
        <p>{t('home.lead')}</p>
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
      <Picture
        className={styles.heroPic}
        src="/pictures/hero.svg"
        alt={t('home.heroAlt')}
        width={760}
        height={600}
        isFirst
      />
    </section>
  );
}

export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        name="home"
        linkTitle={`${brand.name} | ${t('home.promise')} ${t('home.promiseEnd')}`}
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
