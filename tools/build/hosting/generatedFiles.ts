import { readFile } from 'node:fs/promises';
import { deploymentEnvironment } from './deployment';
import { firebaseJson, headersFile } from './files';

/** The files that repeat the headers, with the text they must have. */
export function writtenFiles(): readonly { path: string; text: string }[] {
  const environment = deploymentEnvironment();
  return [
    { path: 'firebase.json', text: firebaseJson(environment) },
    { path: 'public/_headers', text: headersFile(environment) },
    { path: 'dist/_headers', text: headersFile(environment) },
  ];
}

/** The paths of those files that say something else than the source, or are not there. */
export async function outdatedFiles(): Promise<string[]> {
  const files = writtenFiles();
  const found = await Promise.all(files.map(({ path }) => readFile(path, 'utf8').catch(() => '')));
  return files.filter(({ text }, index) => found[index] !== text).map(({ path }) => path);
}
