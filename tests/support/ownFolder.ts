import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the running test's own, which is gone when the test is over. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eightwell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
