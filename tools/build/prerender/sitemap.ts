import { firstLanguage, languages, localeOf } from '#model/languages';

export interface Listed {
  address: string;
  /** Day of the last change, where the page has one. */
  changed?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** sitemap.xml with every address in every language. */
export function sitemap(siteUrl: string, pages: readonly Listed[]): string {
  const addressIn = (address: string, language: string): string =>
    escaped(`${siteUrl}${address}${language === firstLanguage ? '' : `?lng=${language}`}`);
  const entries = pages.flatMap(({ address, changed }) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${addressIn(address, language)}</loc>`,
        ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
        ...languages.map(
          (other) =>
            `    <xhtml:link rel="alternate" hreflang="${localeOf(other)}" href="${addressIn(address, other)}"/>`,
        ),
        `    <xhtml:link rel="alternate" hreflang="x-default" href="${addressIn(address, firstLanguage)}"/>`,
        '  </url>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
