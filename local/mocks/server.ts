import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '#local/machine/listen';
import { address, host, ports } from '#local/machine/ports';
import type { Running } from '#local/machine/processes';
import { hostedPage, isFunctionName, scriptOf } from './hostedForm';
import type { CaughtLetter } from './letterBox';
import { letterPage } from './letterPage';
import { answerSubscription, readEmail, type NewsletterAnswer } from './newsletter';

const shopOrigins = new Set(
  [ports.dev, ports.preview].flatMap((port) => [`http://${host}:${port}`, `http://localhost:${port}`]),
);

const pageFile = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');

function allowShop(request: IncomingMessage, response: ServerResponse): void {
  const { origin = '' } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (!shopOrigins.has(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
}

/** What the provider says to a posted form, after as long as it takes. */
async function answerPost(request: IncomingMessage): Promise<NewsletterAnswer> {
  const email = readEmail(request.headers['content-type'] ?? '', await text(request));
  const answered = answerSubscription(email);
  await wait(answered.delay ?? 0, undefined, { ref: false });
  return answered;
}

/** A provider that the shop may read. */
async function subscribe(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answerPost(request);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** A hosted form: a page for whoever is sent there, and for no other site to read. */
async function subscribeOnPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answered = await answerPost(request);
  response
    .writeHead(answered.status, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(hostedPage(answered));
}

/** The same provider's answer as a script (JSONP). */
async function subscribeByScript(
  query: URLSearchParams,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const callback = query.get('c') ?? '';
  const email = query.get('EMAIL') ?? '';
  const answered = answerSubscription(email, headers.referer);
  await wait(answered.delay ?? 0, undefined, { ref: false });
  if (!isFunctionName(callback)) {
    response
      .writeHead(answered.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answered.body));
    return;
  }
  response
    .writeHead(answered.status, { 'Content-Type': 'text/javascript; charset=utf-8' })
    .end(scriptOf(callback, answered, email));
}

async function sendPage(response: ServerResponse, name: string, type: string): Promise<void> {
  const page = await pageFile(name);
  response.writeHead(200, { 'Content-Type': type }).end(page.replace('{{shop}}', address('dev')));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  letters: () => readonly CaughtLetter[],
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', address('mocks'));
  if (pathname === '/newsletter') allowShop(request, response);
  switch (`${request.method} ${pathname}`) {
    case 'OPTIONS /newsletter':
      response.writeHead(204).end();
      return;
    case 'POST /newsletter':
      return subscribe(request, response);
    case 'POST /subscribe/post':
    case 'POST /mailing-list':
      return subscribeOnPage(request, response);
    case 'HEAD /mailing-list':
      response.writeHead(200).end();
      return;
    case 'GET /subscribe/post-json':
      return subscribeByScript(searchParams, request, response);
    case 'GET /dashboard':
      return sendPage(response, 'dashboard.html', 'text/html; charset=utf-8');
    case 'GET /letters':
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(letterPage(letters()));
      return;
    case 'GET /letters.json':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(letters()));
      return;
    case 'GET /dashboard.js':
      return sendPage(response, 'dashboard.js', 'text/javascript; charset=utf-8');
    default:
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such mock.');
  }
}

/** Starts the mocks of external services: a mailing provider, the member dashboard, and what a letter box has caught. */
export async function startMocks(
  port = ports.mocks,
  letters: () => readonly CaughtLetter[] = () => [],
): Promise<Running & { url: string }> {
  const server = createServer((request, response) => {
    answer(request, response, letters).catch((error: unknown) => {
      console.error('mocks:', error);
      response.writeHead(500).end();
    });
  });
  const { url } = await listen(server, port);
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
