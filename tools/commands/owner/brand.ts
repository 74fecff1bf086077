import { languages, shop } from '#shopConfig';
import { loadEnv } from 'vite';
import { namingFiles } from '#tools/build/prerender/catalogueFile';
import { readCatalogue } from '#tools/build/prerender/readCatalogue';
import { configProblems } from '#tools/build/shopConfig';
import { remnants } from '#tools/owner/brand/remnants';
import { runCommand } from '#tools/owner/options';
import { commandLine } from '#tools/terminal/commandLine';

// `npm run brand -- check`: what of this shop is still the sample's.
const usage =
  'npm run brand -- check [--catalogue FILE]   names every remnant of the sample, and what shop.config.ts says wrongly';

const { positionals, values } = commandLine(usage, { catalogue: { type: 'string', multiple: true } }, 1);

await runCommand(async () => {
  if (positionals[0] !== 'check') throw new Error(usage);
  const environment = {
    ...loadEnv('production', process.cwd(), ''),
    ...(values.catalogue !== undefined && { PRERENDER_CATALOGUE: namingFiles(values.catalogue) }),
  };
  const found = (await remnants(shop, await readCatalogue(environment))).map(
    ({ where, what }) => `${where}: ${what}`,
  );
  const all = [...configProblems(shop, languages), ...found];
  if (all.length === 0) return 'Nothing of the sample is left.';
  process.exitCode = 1;
  return [...all, '', `${all.length} places are still the sample’s, or empty.`].join('\n');
});
