import { runUntilInterrupted } from '#local/machine/interruption';
import { preparePreview, startPreview } from '#tools/browser/preview';
import { address } from '#local/machine/ports';
import { startLetters } from '#tools/browser/startLetters';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run preview: the built shop with its local backend.', {});

await runUntilInterrupted(async (begin) => {
  await preparePreview();
  console.log('Starting the local backend and the built shop …');
  await begin(startPreview());
  await begin(startLetters('preview'));
  console.log(`The built shop is open (Ctrl-C closes it):\n${address('preview')}`);
});
