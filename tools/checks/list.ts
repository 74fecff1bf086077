import { buildCheck, headersCheck, sizesCheck } from './built';
import type { Check } from './check';
import { catalogueTextsCheck } from './catalogueTexts';
import { layersCheck } from './layers';
import { pathsCheck } from './paths';
import { searchCheck } from './search';
import { stylesCheck } from './styles';
import { toolCheck } from './tool';
import { translationsCheck } from './translations';
import { typographyCheck } from './typography';
import { wordsCheck } from './words';

/** Every check of `npm run check`: the slow ones first, so that the quick ones fill the other core; what waits for the build last. */
export const checks: readonly Check[] = [
  buildCheck,
  toolCheck('lint', 'Mend the code; rules are in .oxlintrc.json.', 'oxlint/bin/oxlint', ['--type-aware']),
  toolCheck('types', 'Mend the types named above.', 'typescript/bin/tsc', ['--noEmit']),
  toolCheck(
    'dead code',
    'Remove what is not used, or use it; knip.json lists the entry points.',
    'knip/bin/knip.js',
    ['--no-progress', '--no-config-hints'],
  ),
  toolCheck('format', 'Run `npm run format`.', 'oxfmt/bin/oxfmt', ['--check']),
  layersCheck,
  stylesCheck,
  pathsCheck,
  translationsCheck,
  typographyCheck,
  wordsCheck,
  catalogueTextsCheck,
  searchCheck,
  sizesCheck,
  headersCheck,
];
