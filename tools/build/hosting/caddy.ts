import type { Environment } from '#tools/build/plugins/environment';
import {
  cachedFolders,
  frameFolder,
  frameHeaders,
  pageHeaders,
  securityHeaders,
  type Headers,
} from './headers';
import { readRedirects, redirectPattern, redirectStatus } from './redirects';
import { patternOf, rewrites } from './rewrites';

const header = (matcher: string, headers: Headers): string[] =>
  Object.entries(headers).map(([key, value]) => `header ${matcher} ${key} "${value}"`);

/** What stands inside the site's braces, beside `root`. */
export function caddyfile(environment: Environment, redirects = readRedirects()): string {
  const cached = cachedFolders.map(({ folder }) => `/${folder}/*`);
  const other = [...cached, `/${frameFolder}/*`].join(' ');
  const blocks = [
    [
      '# Written by the build. Inside the braces of the site, which say root (docs/deploy.md).',
      'encode zstd gzip',
      ...header('*', securityHeaders),
      ...cachedFolders.flatMap(({ folder, rule }) => header(`/${folder}/*`, { 'Cache-Control': rule })),
      ...header(`/${frameFolder}/*`, frameHeaders(environment)),
      `@pages not path ${other}`,
      ...header('@pages', pageHeaders(environment)),
    ],
    [
      '# An address has neither .html nor a slash at its end.',
      '@index vars_regexp index {http.request.uri} ^/index(?:\\.html)?(\\?.*)?$',
      'redir @index /{re.index.1} 301',
      '@html vars_regexp html {http.request.uri} ^/([^?]+)\\.html(\\?.*)?$',
      'redir @html /{re.html.1}{re.html.2} 301',
      '@slash vars_regexp slash {http.request.uri} ^/([^?]*[^/?])/+(\\?.*)?$',
      'redir @slash /{re.slash.1}{re.slash.2} 301',
    ],
    redirects.flatMap((redirect, index) => [
      `@moved${index} path_regexp (?i)${redirectPattern(redirect)}`,
      `redir @moved${index} "${redirect.to}" ${redirectStatus}`,
    ]),
    [
      'route {',
      '  @file file {path} {path}.html',
      '  rewrite @file {http.matchers.file.relative}',
      ...rewrites.flatMap((rewrite, index) => [
        `  @rewrite${index} {`,
        '    not file',
        `    path_regexp (?i)${patternOf(rewrite)}`,
        '  }',
        `  rewrite @rewrite${index} ${rewrite.destination}`,
      ]),
      '  file_server',
      '}',
    ],
    [
      'handle_errors {',
      ...header('*', { ...securityHeaders, ...pageHeaders(environment) }).map((line) => `  ${line}`),
      '  rewrite * /404.html',
      '  file_server',
      '}',
    ],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}
