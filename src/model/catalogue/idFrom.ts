import { folded } from '#model/folded';

/** A name as an id: small letters, digits and hyphens. */
export const idFrom = (name: string): string =>
  folded(name.replaceAll('ß', 'ss'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
