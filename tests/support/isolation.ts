import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

/** Tests that replace modules or load them anew: what others have loaded before must not stand in their way. */
export function testsThatNeedIsolation(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => replacesModules.test(readFileSync(file, 'utf8')));
}
