import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cachedFolders, pageHeaders, securityHeaders } from '#tools/build/hosting/headers';
import { listen } from '#local/machine/listen';
import { host } from '#local/machine/ports';
import type { Running } from '#local/machine/processes';

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
  '.webmanifest': 'application/manifest+json',
};

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

function answerFor(path: string, change: (html: string) => string): Answer {
  const file = readFileSync(join('dist', path));
  const bytes = extname(path) === '.html' ? Buffer.from(change(file.toString())) : file;
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

/** The files of dist, each compressed when it is first asked for; a bench asks once before it measures. */
class Files {
  private readonly paths = new Set(
    readdirSync('dist', { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.replaceAll('\\', '/')}`,
    ),
  );
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly change: (html: string) => string) {}

  private at(path: string): Answer | undefined {
    if (!this.paths.has(path) || extname(path) === '') return undefined;
    const answer = this.answers.get(path) ?? answerFor(path, this.change);
    this.answers.set(path, answer);
    return answer;
  }

  /** Pages are files with clean addresses; an address without a file gets the bare app. */
  answerTo(pathname: string): Answer | undefined {
    if (extname(pathname) !== '') return this.at(pathname);
    return this.at(pathname === '/' ? '/index.html' : `${pathname}.html`) ?? this.at('/shell.html');
  }
}

const certificateFolder = join('.cache', 'bench');
const keyFile = join(certificateFolder, 'key.pem');
const certificateFile = join(certificateFolder, 'certificate.pem');

/** A key and a certificate for this machine alone: browsers speak HTTP/2 over TLS only. */
function readCertificate(): { key: Buffer; cert: Buffer } {
  if (!existsSync(certificateFile)) {
    mkdirSync(certificateFolder, { recursive: true });
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', '/CN=bench'];
    const files = ['-keyout', keyFile, '-out', certificateFile, '-addext', `subjectAltName=IP:${host}`];
    execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  }
  return { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
}

/**
 * Serves the built shop as a good host does: over HTTP/2 and with brotli, which the Hosting emulator lacks. Pages can be
 * changed to what another build would have made.
 */
export async function serveCompressed(
  change: (html: string) => string = (html) => html,
): Promise<Running & { url: string }> {
  const files = new Files(change);
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ ...readCertificate(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = files.answerTo(decodeURIComponent(pathname));
    response.writeHead(answer ? 200 : 404, answer?.headers);
    if (answer) response.end(answer.body);
    else response.end();
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const { port } = await listen(server);
  return {
    url: `https://${host}:${port}`,
    stop: async () => {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
