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
import { rewrites } from './rewrites';

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([key, value]) => `  ${key}: ${value}`)].join('\n');

const policyOf = ({ 'Cache-Control': _default, ...rest }: Headers): Headers => rest;

/**
 * `_headers` for Netlify. It cannot take a header back, so none stands in two blocks that match the same file, but for the policy of
 * the frame. What has no rule for caching is asked for again each time by Netlify's own.
 */
export function netlifyHeaders(environment: Environment): string {
  const blocks = [
    block('/*', { ...securityHeaders, ...policyOf(pageHeaders(environment)) }),
    ...cachedFolders.map(({ folder, rule }) => block(`/${folder}/*`, { 'Cache-Control': rule })),
    block(`/${frameFolder}/*`, policyOf(frameHeaders(environment))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const endings = { nothing: [''], 'a name': ['/:name'], anything: ['', '/*'] } as const;

/** `_redirects` for Netlify, which looks for a file first. What is missing among code and pictures is missing. */
export function netlifyRedirects(redirects = readRedirects()): string {
  const shells = rewrites.filter(({ behind }) => behind !== 'nothing');
  const answered = shells.flatMap(({ addresses, behind, destination }) =>
    addresses.flatMap((path) => endings[behind].map((ending) => `${path}${ending}  ${destination}  200`)),
  );
  const gone = redirects.flatMap(redirectLines);
  return `${[...gone, ...answered].join('\n')}\n`;
}
