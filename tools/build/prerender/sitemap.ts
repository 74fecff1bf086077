import { withEntities } from '#model/htmlEntities';
import { firstLanguage, languages, localeOf } from '#model/languages';

/** sitemap.xml with every address in every language; `changed` has the day of a page's last change, where it has one. */
export function sitemap(
  siteUrl: string,
  addresses: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): string {
  const addressIn = (address: string, language: string): string =>
    withEntities(`${siteUrl}${address}${language === firstLanguage ? '' : `?lng=${language}`}`);
  const entries = addresses.flatMap((address) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${addressIn(address, language)}</loc>`,
        ...(changed.has(address) ? [`    <lastmod>${changed.get(address)}</lastmod>`] : []),
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
