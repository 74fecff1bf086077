import { readFile, readdir } from 'node:fs/promises';
import { parseJson } from '#local/database/data/json';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import { startDatabase } from '#local/database/server';
import { ports } from '#local/machine/ports';
import type { Running } from '#local/machine/processes';
import { databaseAddress } from '#local/machine/project';
import { fillDatabase } from '#local/seed/fillDatabase';
import { readSeedNodes } from '#local/seed/readSeed';
import { startLetterBox } from '#local/mocks/letterBox';
import { startMocks } from '#local/mocks/server';
import { startEmulators, type Emulator } from './emulators';
import { startHosting } from './hosting';
import { backendServices, claimPorts, previewServices } from './portCheck';
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

const oldestJava = 21;

function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

async function hasDownload(): Promise<boolean> {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  const files = await readdir(folder).catch((): string[] => []);
  return files.some((file) => /^firebase-database-emulator.*\.jar$/.test(file));
}

/** DATABASE_EMULATOR=official asks for Firebase's own database emulator, which needs Java and a download. */
async function wantsOfficialDatabase(): Promise<boolean> {
  if (process.env['DATABASE_EMULATOR'] !== 'official') return false;
  if (javaVersion() < oldestJava) {
    throw new Error(`DATABASE_EMULATOR=official needs Java ${oldestJava} or newer. Unset it to use ours.`);
  }
  if (!(await hasDownload())) {
    throw new Error(
      'DATABASE_EMULATOR=official needs its download: npx firebase setup:emulators:database. Unset it to use ours.',
    );
  }
  return true;
}

interface BackendOptions {
  /** What firebase.json says of hosting: with it, dist is served, too. */
  hosting?: object;
  /** What the database begins with instead of the sample. */
  catalogue?: object | undefined;
  /** Keep what is written to the database for the next start. */
  keep?: boolean;
}

async function startOurDatabase(catalogue: object, keep: boolean): Promise<Running> {
  // The shop can be seen before what sends letters has started: they are owed from here on.
  const letters = { since: Date.now() };
  const database = await startDatabase({
    port: ports.database,
    rules: rulesFrom(await readFile('database.rules.json', 'utf8')),
    seed: parseJson(JSON.stringify({ ...catalogue, letters })),
    dataFile: keep ? '.cache/database.json' : undefined,
  });
  return { stop: () => database.close() };
}

/** The mocks, and the letter box whose letters they show. */
async function startPost(): Promise<Running> {
  const box = await startLetterBox();
  const mocks = await startMocks(ports.mocks, box.letters);
  return {
    stop: async () => {
      await Promise.all([box.stop(), mocks.stop()]);
    },
  };
}

/** Starts the Auth emulator, the database with its data, and the mocks; `stop` ends all of them. */
export async function startBackend({
  hosting,
  catalogue = readSeedNodes(),
  keep = false,
}: BackendOptions = {}): Promise<Running> {
  await claimPorts(hosting ? previewServices : backendServices);
  const official = await wantsOfficialDatabase();
  const emulators: Emulator[] = ['auth'];
  if (official) emulators.push('database');
  const parts = await Promise.allSettled([
    startEmulators(emulators),
    startPost(),
    ...(official ? [] : [startOurDatabase(catalogue, keep)]),
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
  if (official)
    await fillDatabase(databaseAddress, 'owner', { ...readSeedNodes(), ...catalogue }, console.log);
  // Last, so that whoever finds the shop open finds everything behind it.
  if (hosting) running.push(await startHosting(hosting));
  return { stop };
}
