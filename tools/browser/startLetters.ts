import { join } from 'node:path';
import { address } from '#local/machine/ports';
import { startProgram, type Running } from '#local/machine/processes';

const database = `${address('database')}/?ns=demo-eightwell-default-rtdb`;

/**
 * Sends the letters of the local shop into the letter box, while it is open. Settings of a deployment are emptied: a shop
 * on this machine writes to nobody.
 */
export function startLetters(shop: 'dev' | 'preview'): Promise<Running> {
  const command = [join('tools', 'run.mjs'), 'owner/letters', '--watch', '--seconds', '2', '--url', database];
  return Promise.resolve(
    startProgram({
      name: 'letters',
      command,
      env: { VITE_FIREBASE_DATABASE_URL: '', SMTP_URL: '', VITE_SITE_URL: address(shop) },
      onOutput: (text) => process.stdout.write(text.replaceAll(/^(?=.)/gm, 'letters: ')),
    }),
  );
}
