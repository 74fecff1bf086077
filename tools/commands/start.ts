import { resolve } from 'node:path';
import { startBackend } from '#local/backend/backend';
import { backendServices, claimPorts } from '#local/backend/portCheck';
import { runUntilInterrupted } from '#local/machine/interruption';
import { address } from '#local/machine/ports';
import { startProgram, type Running } from '#local/machine/processes';
import { answers } from '#local/machine/waitForServer';
import { startLetters } from '#tools/browser/startLetters';
import { commandLine } from '#tools/terminal/commandLine';

const { values } = commandLine(
  'npm start -- [--keep]   keeps what is written to the database for the next start',
  {
    keep: { type: 'boolean' },
  },
);

async function startShop(): Promise<Running> {
  let ended = false;
  const running = startProgram({
    name: 'vite',
    command: [resolve('node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen=false', '--logLevel=warn'],
    onOutput: (text) => process.stdout.write(text),
    onEnd: () => {
      ended = true;
    },
  });
  await answers(address('dev'), () => ended);
  return running;
}

await runUntilInterrupted(async (begin) => {
  await claimPorts(['dev', ...backendServices]);
  console.log('Starting the local backend (sign-in, database, mocks) …');
  await begin(startBackend({ keep: values.keep === true }));
  console.log('Starting the shop …');
  await begin(startLetters('dev'));
  await begin(startShop());
  console.log(`The shop is open (Ctrl-C closes it):\n${address('dev')}`);
});
