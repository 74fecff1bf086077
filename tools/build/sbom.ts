import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildNotes } from './buildNotes';

const run = promisify(execFile);

const file = join(buildNotes, 'sbom.json');

/** Notes which packages the shop that is served is made of, in the CycloneDX form that scanners read. */
export async function writeSbom(): Promise<void> {
  try {
    const { stdout } = await run(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
      { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
    );
    await writeFile(file, stdout);
  } catch (error) {
    // An npm that is too old for it must not keep the shop from being built.
    console.warn(
      'The list of packages (SBOM) was not written.',
      error instanceof Error ? error.message : error,
    );
  }
}
