import type { Environment } from '#tools/build/plugins/environment';
import {
  cachedFolders,
  frameFolder,
  frameHeaders,
  pageHeaders,
  securityHeaders,
  type Headers,
} from './headers';
import { readRedirects, redirectPattern } from './redirects';
import { patternOf, rewrites } from './rewrites';

/** A location's own headers take the place of all that stand above it, so each names all of them. */
const lines = (headers: Headers): string[] =>
  Object.entries({ ...securityHeaders, ...headers }).map(
    ([key, value]) => `  add_header ${key} "${value}" always;`,
  );

const location = (match: string, parts: readonly string[]): string =>
  [`location ${match} {`, ...parts, '}'].join('\n');

/** What stands inside `server { … }`, beside `listen`, `server_name` and `root`. */
export function nginxConf(environment: Environment, redirects = readRedirects()): string {
  const page = lines(pageHeaders(environment));
  const blocks = [
    [
      '# Written by the build. Inside `server { … }`, which says listen, server_name and root (docs/deploy.md).',
      'absolute_redirect off;',
      'charset utf-8;',
      'gzip on;',
      'gzip_vary on;',
      'gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml;',
      'error_page 404 /404.html;',
    ].join('\n'),
    '# An address has neither .html nor a slash at its end.\n' +
      'if ($request_uri ~ "^/index(\\.html)?(\\?.*)?$") { return 301 /$2; }\n' +
      'if ($request_uri ~ "^/([^?]+)\\.html(\\?.*)?$") { return 301 /$1$2; }\n' +
      'if ($request_uri ~ "^/([^?]*[^/?])/+(\\?.*)?$") { return 301 /$1$2; }',
    ...cachedFolders.map(({ folder, rule }) =>
      location(`^~ /${folder}/`, ['  try_files $uri =404;', ...lines({ 'Cache-Control': rule })]),
    ),
    location(`^~ /${frameFolder}/`, [
      '  try_files $uri $uri.html =404;',
      ...lines(frameHeaders(environment)),
    ]),
    location('= /404.html', ['  internal;', ...page]),
    location('= /', ['  try_files /index.html =404;', ...page]),
    location('= /manifest.webmanifest', [
      '  types { }',
      '  default_type application/manifest+json;',
      ...page,
    ]),
    location('/', ['  try_files $uri $uri.html @rewritten;', ...page]),
    location('@rewritten', [
      ...redirects.map(
        (redirect) => `  rewrite "(?i)${redirectPattern(redirect)}" "${redirect.to}" redirect;`,
      ),
      ...rewrites.map((rewrite) => `  rewrite "(?i)${patternOf(rewrite)}" ${rewrite.destination} break;`),
      '  return 404;',
      ...page,
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
