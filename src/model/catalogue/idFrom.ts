import { folded } from '#model/folded';
import { firstLanguage } from '#model/languages';

/** German writes its umlauts with an e where it has none. */
const spelled = (name: string): string =>
  firstLanguage === 'de'
    ? name.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => `${folded(letter)}e`)
    : name;

/** A name as an id: small letters, digits and hyphens. */
export const idFrom = (name: string): string =>
  folded(spelled(name).replaceAll('ß', 'ss'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
