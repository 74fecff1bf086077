import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '#tools/build/plugins/environment';
import { apacheHtaccess } from './apache';
import { caddyfile } from './caddy';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare';
import { deploymentEnvironment } from './deployment';
import { firebaseJson } from './firebase';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { nginxConf } from './nginx';

interface GeneratedFile {
  path: string;
  text: string;
}

/** The domain of the shop, once its address is set. */
const domainOf = ({ VITE_SITE_URL: url = '' }: Environment): string =>
  URL.canParse(url) ? new URL(url).hostname : '';

/** What each host other than Firebase reads, all from the same table of rewrites and headers. */
export function hostFiles(environment: Environment, folder = 'hosting'): GeneratedFile[] {
  const files: Readonly<Record<string, string>> = {
    'nginx.conf': nginxConf(environment),
    Caddyfile: caddyfile(environment),
    'apache/.htaccess': apacheHtaccess(environment),
    'netlify/_headers': netlifyHeaders(environment),
    'netlify/_redirects': netlifyRedirects(),
    'cloudflare/_headers': cloudflareHeaders(environment),
    'cloudflare/_redirects': cloudflareRedirects(),
    // GitHub Pages leaves out names that begin with a point or an underscore unless it is told not to.
    'github/.nojekyll': '',
    'github/CNAME': `${domainOf(environment)}\n`,
  };
  return Object.entries(files).map(([name, text]) => ({ path: join(folder, name), text }));
}

/** firebase.json, which is committed: it names a sample project until one is set. */
export const firebaseFile = (): GeneratedFile => ({
  path: 'firebase.json',
  text: firebaseJson(deploymentEnvironment()),
});

/** Everything that repeats the headers of the deployment. */
const writtenFiles = (): GeneratedFile[] => [firebaseFile(), ...hostFiles(deploymentEnvironment())];

export async function writeFiles(files = writtenFiles()): Promise<string[]> {
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return files.map(({ path }) => path);
}

/** The paths of those files that say something else than the source, or are not there. */
export async function outdatedFiles(files = writtenFiles()): Promise<string[]> {
  const found = await Promise.all(files.map(({ path }) => readFile(path, 'utf8').catch(() => undefined)));
  return files.filter(({ text }, index) => found[index] !== text).map(({ path }) => path);
}
