import { join } from 'node:path';
import { address } from '#local/machine/ports';
import { databaseAddress } from '#local/machine/project';
import { startProgram, type Running } from '#local/machine/processes';

/** Letters are owed from now on, not from when their command has started: a quick shopper orders before that. */
async function owedFromNow(): Promise<void> {
  const since = new URL(databaseAddress);
  since.pathname = '/letters/since.json';
  const headers = { authorization: 'Bearer owner' };
  const known: unknown = await (await fetch(since, { headers })).json();
  if (known === null) await fetch(since, { method: 'PUT', headers, body: String(Date.now()) });
}

/**
 * Sends the letters of the local shop into the letter box, while it is open. Settings of a deployment are emptied: a shop
 * on this machine writes to nobody.
 */
export async function startLetters(shop: 'dev' | 'preview'): Promise<Running> {
  await owedFromNow();
  const command = [
    join('tools', 'run.mjs'),
    'owner/letters',
    '--watch',
    '--seconds',
    '2',
    '--url',
    databaseAddress,
  ];
  return startProgram({
    name: 'letters',
    command,
    env: { VITE_FIREBASE_DATABASE_URL: '', SMTP_URL: '', VITE_SITE_URL: address(shop) },
    onOutput: (text) => process.stdout.write(text.replaceAll(/^(?=.)/gm, 'letters: ')),
  });
}
