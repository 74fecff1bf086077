import type { Environment } from '#tools/build/plugins/environment';
import {
  cachedFolders,
  frameFolder,
  frameHeaders,
  pageHeaders,
  securityHeaders,
  type Headers,
} from './headers';
import { readRedirects, redirectLines } from './redirects';

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

/** `_headers` for Cloudflare Pages, which knows `! Name` in it. */
export function cloudflareHeaders(environment: Environment): string {
  const blocks = [
    block('/*', { ...securityHeaders, ...pageHeaders(environment) }, true),
    ...cachedFolders.map(({ folder, rule }) => block(`/${folder}/*`, { 'Cache-Control': rule })),
    block(`/${frameFolder}/*`, frameHeaders(environment)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Redirects that Cloudflare Pages follows at most. */
const mostRedirects = 2_000;

/** `_redirects` for Cloudflare Pages: of an item that is gone its own address alone, since it follows few; none answers what has a file. */
export const cloudflareRedirects = (redirects = readRedirects()): string =>
  redirects
    .flatMap((redirect) => redirectLines({ ...redirect, paths: redirect.paths.slice(0, 1) }))
    .slice(0, mostRedirects)
    .map((line) => `${line}\n`)
    .join('');

/** What Cloudflare Pages would leave out of these headers. */
export function cloudflareWarnings(environment: Environment): string[] {
  const longest = longestLine(cloudflareHeaders(environment));
  return longest > longestHeaderLine
    ? [
        `hosting/cloudflare/_headers: a line has ${longest} characters. Cloudflare Pages leaves out those over ${longestHeaderLine}: docs/deploy.md says what to do.`,
      ]
    : [];
}
