import type { Environment } from '#tools/build/plugins/environment';
import { rewrites } from './rewrites';
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

/** What Firebase Hosting is told: the same for production and for the preview, but for the environment's hosts. */
export function hostingConfiguration(environment: Environment) {
  return {
    public: 'dist',
    ignore: ['_headers'],
    cleanUrls: true,
    trailingSlash: false,
    rewrites,
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

/** The first block of a path adds its headers; later ones take back (`!`) what an earlier one said, or both are sent. */
const block = (path: string, headers: Headers, isFirst = false): string =>
  [
    path,
    ...Object.entries(headers).flatMap(([key, value]) => [
      ...(isFirst ? [] : [`  ! ${key}`]),
      `  ${key}: ${value}`,
    ]),
  ].join('\n');

/** Characters of a line that Cloudflare Pages still reads; it leaves out a longer one. */
export const longestHeaderLine = 2_000;

export const longestLine = (text: string): number =>
  Math.max(...text.split('\n').map(({ length }) => length));

/** public/_headers: the same for hosts that read such a file and know `! Name` in it (Cloudflare Pages). */
export function headersFile(environment: Environment): string {
  const blocks = [
    block('/*', { ...securityHeaders, ...pageHeaders(environment) }, true),
    ...cachedFolders.map(({ folder, rule }) => block(`/${folder}/*`, { 'Cache-Control': rule })),
    block(`/${frameFolder}/*`, frameHeaders(environment)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
