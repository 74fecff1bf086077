import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../local/machine/listen';

/** Tells the test what the page's console says: not every engine's driver does, and none of a page that is being left. */
const earsPath = '/console-ears.js';
const ears = `
  const tell = (...words) => navigator.sendBeacon('/console', words.map(String).join(' '));
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => (tell(level, ...words), say.apply(console, words));
  }
  addEventListener('error', ({ message }) => message && tell('uncaught', message));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy', violatedDirective, blockedURI));`;

const isDocument = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'document';

/** The built shop, behind a server that can hold back what is asked for, as a slow or a dead line does. */
export class HeldShop {
  readonly url: string;
  /** Every document that was asked for, in order. */
  readonly documents: string[] = [];
  /** What the pages' consoles have said. */
  readonly heard: string[] = [];
  readonly #behind: string;
  readonly #close: () => Promise<void>;
  readonly #held = new Set<{ pattern: RegExp; waiting: (() => void)[] }>();
  readonly #gone = new Set<RegExp>();

  private constructor(url: string, behind: string, close: () => Promise<void>) {
    this.url = url;
    this.#behind = behind;
    this.#close = close;
  }

  /** `behind` is where the built shop is served. */
  static async open(behind: string): Promise<HeldShop> {
    const server = createServer();
    const { url } = await listen(server);
    const shop = new HeldShop(url, behind, async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    });
    server.on('request', (call: IncomingMessage, answer: ServerResponse) => void shop.#answer(call, answer));
    return shop;
  }

  /** Holds back every path that matches, until the function that is returned is called. */
  hold(pattern: RegExp): () => void {
    const held = { pattern, waiting: [] };
    this.#held.add(held);
    return () => {
      this.#held.delete(held);
      for (const go of held.waiting as (() => void)[]) go();
    };
  }

  /** How many requests are waiting for what is held back. */
  get waiting(): number {
    return [...this.#held].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** Answers as if the file were not there, until the function that is returned is called. */
  lose(pattern: RegExp): () => void {
    this.#gone.add(pattern);
    return () => void this.#gone.delete(pattern);
  }

  /** Forgets what was asked and heard until now. */
  forget(): void {
    this.documents.length = 0;
    this.heard.length = 0;
  }

  close(): Promise<void> {
    return this.#close();
  }

  async #answer(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = call.url ?? '/';
    if (path === earsPath) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(ears);
      return;
    }
    if (path === '/console') {
      this.heard.push(await text(call));
      answer.writeHead(204).end();
      return;
    }
    if (isDocument(call)) this.documents.push(path);
    for (const { pattern, waiting } of this.#held)
      if (pattern.test(path)) await new Promise<void>((go) => waiting.push(go));
    if ([...this.#gone].some((pattern) => pattern.test(path))) {
      answer.writeHead(404).end();
      return;
    }
    this.#forward(call, answer);
  }

  #forward(call: IncomingMessage, answer: ServerResponse): void {
    const { 'accept-encoding': _, ...headers } = call.headers;
    const passed = request(
      new URL(call.url ?? '/', this.#behind),
      { method: call.method, headers },
      (reply) => void this.#pass(reply, answer),
    );
    passed.on('error', () => answer.destroy());
    call.pipe(passed);
  }

  async #pass(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = reply.headers;
    const status = reply.statusCode ?? 502;
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, headers);
      reply.pipe(answer);
      return;
    }
    const page = await text(reply);
    answer.writeHead(status, headers);
    answer.end(page.replace('<head>', `<head><script src="${earsPath}"></script>`));
  }
}
