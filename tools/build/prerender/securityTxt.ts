import { brand } from '#brand';
import { localeOf, languages } from '#model/languages';
import { paths } from '#model/paths';

/** The first day of this month, a year on: the same for all builds of a month, and never more than a year away. */
const endOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();

/** Whom to tell of a weakness (RFC 9116). A shop that is not built anew for a year stops promising it. */
export const securityTxt = (siteUrl: string, now: Date): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${endOf(now)}`,
    `Preferred-Languages: ${languages.map(localeOf).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
