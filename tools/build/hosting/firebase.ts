import type { Environment } from '#tools/build/plugins/environment';
import { readRedirects, redirectPattern, redirectStatus } from './redirects';
import { rewrites, patternOf } from './rewrites';
import {
  cachedFolders,
  frameFolder,
  frameHeaders,
  pageHeaders,
  securityHeaders,
  type Headers,
} from './headers';

const headerList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const anyOf = (folders: readonly string[]): string => `/@(${folders.join('|')})/**`;

/** Hosting's patterns have no flag for case. */
const inAnyCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/** Hosting escapes a destination itself; a query that only escapes can write is left out. */
function unescaped(address: string): string {
  const plain = decodeURI(address);
  return plain.includes('%') ? plain.replace(/\?.*$/, '') : plain;
}

/** What Firebase Hosting is told: the same for production and for the preview, but for the environment's hosts. */
export function hostingConfiguration(environment: Environment, redirects = readRedirects()) {
  return {
    public: 'dist',
    ignore: ['_headers', '_redirects', '.htaccess'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map((redirect) => ({
      regex: redirectPattern({ ...redirect, paths: redirect.paths.map(inAnyCase) }),
      destination: unescaped(redirect.to),
      type: redirectStatus,
    })),
    rewrites: rewrites.map((rewrite) => ({
      regex: inAnyCase(patternOf(rewrite)),
      destination: rewrite.destination,
    })),
    headers: [
      // The rules must not set a header twice: which one would win differs between Hosting and its emulator.
      { source: '**', headers: headerList(securityHeaders) },
      ...cachedFolders.map(({ folder, rule }) => ({
        source: `/${folder}/**`,
        headers: headerList({ 'Cache-Control': rule }),
      })),
      { source: `/${frameFolder}/**`, headers: headerList(frameHeaders(environment)) },
      {
        source: `!${anyOf([...cachedFolders.map(({ folder }) => folder), frameFolder])}`,
        headers: headerList(pageHeaders(environment)),
      },
    ],
  };
}

/** firebase.json: what `firebase deploy` reads. */
export function firebaseJson(environment: Environment): string {
  const configuration = {
    hosting: { predeploy: ['npm run deployable'], ...hostingConfiguration(environment) },
    database: { rules: 'database.rules.json' },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
