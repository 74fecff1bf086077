import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';
import { isEmail, plainEmail } from './email';

/** Providers under one name in many countries. */
const international = ['aol', 'gmx', 'googlemail', 'hotmail', 'live', 'msn', 'outlook', 'yahoo', 'ymail'];
/** Countries whose end is also a slip of `.com`. */
const nearlyCom = ['cm', 'co', 'om'];
/** The ends that a slip makes something else of; others are too near to one of hundreds. */
const common = ['com', 'net', 'org'];

/** What the library's list lacks: Europe's providers, and names so near to another one that they would be corrected. */
const more = `
  yahoo.com yahoo.de yahoo.fr hotmail.com hotmail.de hotmail.fr outlook.com outlook.de
  outlook.fr live.com live.de live.fr mac.com email.com mail.com fastmail.com pm.me tuta.com
  tutanota.com naver.com rediffmail.com gmx.com gmx.de gmx.net gmx.at gmx.ch mail.de posteo.de
  posteo.net mailbox.org t-online.de freenet.de arcor.de bluewin.ch free.fr sfr.fr neuf.fr
  orange.fr wanadoo.fr laposte.net libero.it seznam.cz wp.pl`;

const domains = [...more.trim().split(/\s+/), ...POPULAR_DOMAINS];
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether the end of a domain is a country's, as `de` or `co.uk`. */
const isOfCountry = (end: string): boolean => {
  const code = end.replace(/^com?[.]/, '');
  return /^[a-z]{2}$/.test(code) && regions.of(code.toUpperCase()) !== undefined;
};

const sorted = (text: string): string => Array.from(text).toSorted().join('');

function meantDomain(domain: string): string | undefined {
  const dot = domain.indexOf('.');
  const [name, end] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const isRightEnd = isOfCountry(end) && !nearlyCom.includes(end);
  if (international.includes(name) && isRightEnd) return undefined;
  const jumbled = common.find((each) => each !== end && sorted(each) === sorted(end));
  if (jumbled) return `${name}.${jumbled}`;
  const found = run({
    email: `x@${domain}`,
    domains,
    domainThreshold: 2,
    secondLevelDomains: [],
    topLevelDomains: common,
    topLevelThreshold: 1,
  })?.domain;
  if (found === undefined) return undefined;
  const isOtherName = !found.startsWith(`${name}.`);
  // A short name is as near to many others, so that only its end is corrected.
  if (isOtherName) return found.indexOf('.') < 5 ? undefined : found;
  return isRightEnd || (isOfCountry(end) && !domains.includes(found)) ? undefined : found;
}

/** The address that was probably meant, where its domain has a slip of the fingers. */
export function suggestedEmail(typed: string): string | undefined {
  const address = plainEmail(typed);
  if (!isEmail(address)) return undefined;
  const [name = '', domain = ''] = address.split('@');
  const meant = meantDomain(domain.toLowerCase());
  return meant === undefined ? undefined : `${name}@${meant}`;
}
