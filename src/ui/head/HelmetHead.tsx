import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '#brand';
import { env } from '#env';
import { firstLanguage, languages, localeOf } from '#model/languages';
import { marks } from '#prerender/protocol';
import type { HeadName } from '#textKey';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useLanguage } from '#ui/text/useLanguage';
import { headTextOf } from './headText';

export interface PageHeadProps {
  /** Names title and description among the texts of `head`, unless the page gives its own. */
  name?: HeadName;
  title?: string;
  /** What link previews call the page, where its title says too little on its own. */
  linkTitle?: string;
  /** What link previews take the page for. */
  type?: 'website' | 'article' | 'product';
  /** Stands behind the separator. */
  template?: string;
  description?: string;
  /** Asks search engines to leave the page out. */
  isHidden?: boolean;
  /** The path this page is known by, when it has several. */
  canonical?: string;
  /** A picture for link previews. */
  picture?: string;
}

const siteUrl = env.siteUrl.replace(/\/$/, '');

/** The shop's own language has no query parameter; the other languages are addressed by `?lng=`. */
const addressIn = (path: string, language: string): string =>
  `${siteUrl}${path}${language === firstLanguage ? '' : `?lng=${language}`}`;

/** Removes the prerendered tags of the head, because Helmet writes the same ones again. */
function usePrerenderedHeadGone(): void {
  useLayoutEffect(() => {
    document.querySelectorAll(`head [${marks.head}]`).forEach((element) => element.remove());
  }, []);
}

/** Writes the head through Helmet. */
export function HelmetHead({
  name,
  title: ownTitle,
  linkTitle,
  type = 'website',
  template,
  description,
  isHidden = false,
  canonical,
  picture = '/og.png',
}: PageHeadProps) {
  usePrerenderedHeadGone();
  const { t } = useTranslation(['common', 'head']);
  const language = useLanguage();
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  const say = useCatalogueWords();
  const text = name && headTextOf(name, t, (category) => say(category, 'category'));
  const title = ownTitle ?? text?.title ?? brand.name;
  const about = description ?? text?.description ?? (brand.isSample ? t('head:description') : brand.claim);
  const fullTitle = `${title} | ${template ?? t('head:template')}`;
  if (isHidden) {
    return (
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={about} />
        <meta name="robots" content="noindex" />
      </Helmet>
    );
  }
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={addressIn(path, language)} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={localeOf(code)} href={addressIn(path, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(path, firstLanguage)} />
      <meta property="og:title" content={linkTitle ?? title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={addressIn(path, language)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:image" content={new URL(picture, siteUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
