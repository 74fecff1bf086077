import { runUntilInterrupted } from '#local/machine/interruption';
import { preparePreview, startPreview } from '#tools/browser/preview';
import { address } from '#local/machine/ports';
import { startLetters } from '#tools/browser/startLetters';
import { namingFiles, readCatalogueFiles } from '#tools/build/prerender/catalogueFile';
import { commandLine } from '#tools/terminal/commandLine';

const { values } = commandLine(
  'npm run preview -- [--catalogue FILE …]: the built shop with its local backend, on request with a catalogue of your own (CSV or JSON; --catalogue again for a second file).',
  { catalogue: { type: 'string', multiple: true } },
);
// The pages are written from it, too.
if (values.catalogue !== undefined) process.env['PRERENDER_CATALOGUE'] = namingFiles(values.catalogue);

await runUntilInterrupted(async (begin) => {
  const catalogue = values.catalogue === undefined ? undefined : await readCatalogueFiles(values.catalogue);
  await preparePreview();
  console.log('Starting the local backend and the built shop …');
  await begin(startPreview(catalogue));
  await begin(startLetters('preview'));
  console.log(`The built shop is open (Ctrl-C closes it):\n${address('preview')}`);
});
