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

/** In a header a percent sign begins a placeholder. */
const set = (headers: Headers, condition?: string): string[] =>
  Object.entries(headers).map(([key, value]) =>
    [
      `Header always set ${key} "${value.replaceAll('%', '%%')}"`,
      ...(condition ? [`"expr=${condition}"`] : []),
    ].join(' '),
  );

/** Inside a directory an address begins without a slash. */
const withoutSlash = (pattern: string): string => pattern.replaceAll(/(?<=^\^\(?|\|)\//g, '');

const below = (folders: readonly string[]): string => `%{REQUEST_URI} =~ m#^/(${folders.join('|')})/#`;
const isFound = '%{REQUEST_STATUS} -lt 400';

/** `.htaccess`, for a host that allows one, or for `<Directory>`. Needs mod_rewrite, mod_headers and mod_mime. */
export function apacheHtaccess(environment: Environment, redirects = readRedirects()): string {
  const cached = cachedFolders.map(({ folder }) => folder);
  const blocks = [
    [
      '# Written by the build: lies beside index.html, or stands inside <Directory> (docs/deploy.md).',
      'Options -Indexes -MultiViews',
      'DirectoryIndex index.html',
      'DirectorySlash Off',
      'ErrorDocument 404 /404.html',
      'AddDefaultCharset utf-8',
      'AddType application/manifest+json .webmanifest',
      'AddType image/avif .avif',
      'AddType image/webp .webp',
      'AddType font/woff2 .woff2',
    ],
    [
      '<IfModule mod_filter.c>',
      '<IfModule mod_deflate.c>',
      'AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml',
      '# A packed file has another ETag, which Apache would not know again.',
      String.raw`RequestHeader edit If-None-Match "^(.*)-gzip\"$" "$1-gzip\", $1\""`,
      '</IfModule>',
      '</IfModule>',
    ],
    [
      'RewriteEngine On',
      '# An address has neither .html nor a slash at its end.',
      'RewriteCond %{THE_REQUEST} "^\\S+ /index(\\.html)?[? ]"',
      'RewriteRule ^ / [R=301,L]',
      'RewriteCond %{THE_REQUEST} "^\\S+ /([^? ]+)\\.html[? ]"',
      'RewriteRule ^ /%1 [R=301,L,NE]',
      'RewriteCond %{THE_REQUEST} "^\\S+ /([^? ]*[^/? ])/+[? ]"',
      'RewriteRule ^ /%1 [R=301,L,NE]',
      'RewriteCond %{REQUEST_FILENAME} -f [OR]',
      'RewriteCond %{REQUEST_URI} =/',
      'RewriteRule ^ - [L]',
      'RewriteCond %{REQUEST_FILENAME}.html -f',
      'RewriteRule ^(.+)$ /$1.html [L]',
      ...redirects.map(
        (redirect) =>
          `RewriteRule "${withoutSlash(redirectPattern(redirect))}" "${redirect.to.replaceAll('%', String.raw`\%`)}" [NC,R=${redirectStatus},L,NE]`,
      ),
      ...rewrites.map(
        (rewrite) => `RewriteRule "${withoutSlash(patternOf(rewrite))}" ${rewrite.destination} [NC,L]`,
      ),
    ],
    [
      ...set(securityHeaders),
      '# What is missing is answered like a page, wherever it was looked for.',
      ...set(pageHeaders(environment), `!(${below([...cached, frameFolder])}) || !(${isFound})`),
      ...cachedFolders.flatMap(({ folder, rule }) =>
        set({ 'Cache-Control': rule }, `${below([folder])} && ${isFound}`),
      ),
      ...set(frameHeaders(environment), `${below([frameFolder])} && ${isFound}`),
    ],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}
