import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
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
export async function wantsOfficialDatabase(): Promise<boolean> {
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
