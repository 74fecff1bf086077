import { readFile } from 'node:fs/promises';
import { parseJson } from '../database/json';
import { rulesFrom } from '../database/rulesEndpoint';
import { startDatabase } from '../database/server';
import { address, ports, type Service } from '../ports';
import type { Running } from '../processes';
import { fillDatabase } from '../seed/fillDatabase';
import { readSeed } from '../seed/readSeed';
import { startStandIns } from '../standins/server';
import { project, startEmulators, type Emulator } from './emulators';
import { wantsOfficialDatabase } from './officialDatabase';
import { claimPorts } from './portCheck';

interface BackendOptions {
  /** Serve dist with the headers of production, too. */
  preview?: boolean;
  /** Keep what is written to the database for the next start. */
  keep?: boolean;
}

const databaseAddress = `${address('database')}/?ns=${project}-default-rtdb`;
const backendPorts: readonly Service[] = ['auth', 'database', 'standIns', 'emulatorHub', 'emulatorLogging'];

async function startOurDatabase(keep: boolean): Promise<Running> {
  const database = await startDatabase({
    port: ports.database,
    rules: rulesFrom(await readFile('database.rules.json', 'utf8')),
    seed: parseJson(JSON.stringify(readSeed())),
    dataFile: keep ? '.cache/database.json' : undefined,
  });
  return { stop: () => database.close() };
}

/** Starts sign-in, the filled database and the stand-ins; `stop` ends all of them. */
export async function startBackend({ preview = false, keep = false }: BackendOptions = {}): Promise<Running> {
  await claimPorts(preview ? [...backendPorts, 'preview'] : backendPorts);
  const official = await wantsOfficialDatabase();
  const emulators: Emulator[] = ['auth'];
  if (preview) emulators.push('hosting');
  if (official) emulators.push('database');
  const parts = await Promise.allSettled([
    startEmulators(emulators),
    startStandIns(),
    ...(official ? [] : [startOurDatabase(keep)]),
  ]);
  const running = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
  const stop = async () => {
    await Promise.all(running.map((part) => part.stop()));
  };
  const failure = parts.find((part) => part.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  if (official) await fillDatabase(databaseAddress, 'owner', readSeed(), console.log);
  return { stop };
}
