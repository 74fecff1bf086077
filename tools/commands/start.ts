import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { startBackend } from '#local/backend/backend';
import { paths } from '#model/paths';
import { shop } from '#shopConfig';
import { backendServices, claimPorts } from '#local/backend/portCheck';
import { runUntilInterrupted } from '#local/machine/interruption';
import { address } from '#local/machine/ports';
import { startProgram, type Running } from '#local/machine/processes';
import { answers } from '#local/machine/waitForServer';
import { startLetters } from '#tools/browser/startLetters';
import { readCatalogueFiles } from '#tools/build/prerender/catalogueFile';
import { createLocalOwner, localAccounts } from '#tools/owner/ownerMark';
import { commandLine } from '#tools/terminal/commandLine';

const { values } = commandLine(
  `npm start -- [--keep]            keeps what is written to the database for the next start
npm start -- [--catalogue FILE]   begins with a catalogue of your own (CSV or JSON; again for a second file) instead of the sample`,
  {
    keep: { type: 'boolean' },
    catalogue: { type: 'string', multiple: true },
  },
);

/** Makes an account for the owner's desk, and gives what signs it in. */
async function ownersSignIn(): Promise<string> {
  // The address is of the shop's own domain, so that an own shop's owner is none of the sample's.
  const email = shop.contact.email.replace(/^[^@]*/, 'owner');
  const password = randomBytes(9).toString('base64url');
  await createLocalOwner(localAccounts, { email, password, displayName: 'Olga Owner' });
  return `${email}, password ${password}`;
}

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
  const catalogue = values.catalogue === undefined ? undefined : await readCatalogueFiles(values.catalogue);
  await begin(startBackend({ catalogue, keep: values.keep === true }));
  console.log('Starting the shop …');
  await begin(startLetters('dev'));
  await begin(startShop());
  console.log(`The shop is open (Ctrl-C closes it):\n${address('dev')}`);
  console.log(
    `Its owner signs in there, and runs it at ${address('dev')}${paths.owner}:\n${await ownersSignIn()}`,
  );
});
