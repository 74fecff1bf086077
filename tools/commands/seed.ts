/** Fills a Realtime Database with the sample catalogue: `npm run seed -- --url https://… --token …`. */
import { parseArgs } from 'node:util';
import { address } from '../../local/machine/ports';
import { fillDatabase } from '../../local/seed/fillDatabase';
import { readSeedNodes } from '../../local/seed/readSeed';

const { values } = parseArgs({ options: { url: { type: 'string' }, token: { type: 'string' } } });
const local = `${address('database')}/?ns=demo-eightwell-default-rtdb`;
const url = values.url ?? process.env['VITE_FIREBASE_DATABASE_URL'] ?? local;

try {
  await fillDatabase(url, values.token ?? 'owner', readSeedNodes(), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
