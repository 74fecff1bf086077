import { startBackend } from './backend/backend';
import { ensureBuilt } from './building';
import { runUntilInterrupted } from './interruption';
import { address } from './ports';

await runUntilInterrupted(async (begin) => {
  await ensureBuilt();
  console.log('Starting the local backend and the built shop …');
  await begin(startBackend({ preview: true }));
  console.log(`The built shop is open (Ctrl-C closes it):\n${address('preview')}`);
});
