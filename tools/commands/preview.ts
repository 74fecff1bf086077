import { ensureBuilt } from '../build/buildShop';
import { runUntilInterrupted } from '../../local/machine/interruption';
import { startPreview } from '../browser/startPreview';
import { address } from '../../local/machine/ports';
import { commandLine } from '../terminal/commandLine';

commandLine('npm run preview: the built shop with its local backend.', {});

await runUntilInterrupted(async (begin) => {
  await ensureBuilt();
  console.log('Starting the local backend and the built shop …');
  await begin(startPreview());
  console.log(`The built shop is open (Ctrl-C closes it):\n${address('preview')}`);
});
