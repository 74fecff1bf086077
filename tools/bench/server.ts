import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cachedFolders, pageHeaders, securityHeaders } from '../build/hosting/headers';
import { host } from '../../local/machine/ports';
import type { Running } from '../../local/machine/processes';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

function answerFor(path: string): Answer {
  const bytes = readFileSync(join('dist', path));
  const type = types[extname(path)] ?? 'application/octet-stream';
  const compresses = /^text|json|svg/.test(type);
  const folder = cachedFolders.find((cached) => path.startsWith(`/${cached.folder}/`));
  return {
    body: compresses ? brotliCompressSync(bytes) : bytes,
    headers: {
      ...securityHeaders,
      ...(folder ? { 'Cache-Control': folder.rule } : pageHeaders({})),
      'Content-Type': type,
      ...(compresses ? { 'Content-Encoding': 'br' } : {}),
    },
  };
}

/** All of dist, compressed before the first request, so that no measurement waits for it. */
function readAnswers(): Map<string, Answer> {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join('dist', file)).isFile() && !file.endsWith('.map'))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  return new Map(files.map((path) => [path, answerFor(path)]));
}

/** Pages are files with clean addresses; an address without one gets the bare app. */
const pageAt = (answers: Map<string, Answer>, pathname: string): Answer | undefined =>
  answers.get(pathname === '/' ? '/index.html' : `${pathname}.html`) ?? answers.get('/shell.html');

/** Serves the built shop as a good host does: with brotli, which the Hosting emulator lacks. */
export async function serveCompressed(): Promise<Running & { url: string }> {
  const answers = readAnswers();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isFile = extname(pathname) !== '';
    const answer = answers.get(pathname) ?? (isFile ? undefined : pageAt(answers, pathname));
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, host);
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://${host}:${typeof bound === 'object' && bound ? bound.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
