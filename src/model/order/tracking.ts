import { urlOf } from '#model/untrusted';

export const longestTrackingLink = 500;

/** A link to a carrier's page: https, with neither a name nor a password before the host. */
export function isTrackingLink(link: string): boolean {
  const url = link.length > longestTrackingLink || /\s/.test(link) ? undefined : urlOf(link);
  return url !== undefined && url.protocol === 'https:' && url.username === '' && url.password === '';
}
