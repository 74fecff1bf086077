import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#local/machine/listen';
import { address } from '#local/machine/ports';

/** Tells the test what the page's console says: not every engine's driver does, and none of a page that is being left. */
const earsPath = '/console-ears.js';
const ears = `
  const tell = (...words) => navigator.sendBeacon('/console', words.map(String).join(' '));
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => (tell(level, ...words), say.apply(console, words));
  }
  addEventListener('error', ({ message }) => message && tell('uncaught', message));
  // After the page's own listener, which may say that there is nothing to say.
  addEventListener('unhandledrejection', (event) =>
    setTimeout(() => event.defaultPrevented || tell('unhandled', event.reason)));
  // Long after what the browser gives up when one goes has been refused.
  addEventListener('beforeunload', () => setTimeout(() => navigator.sendBeacon('/going'), 300));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy', violatedDirective, blockedURI));`;

const database = address('database');
const isOfCatalogue = /^\/(programs|products|settings)\.json/;

const isDocument = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'document';

/** A page that is none of the shop's. */
export const plainPath = '/plain';
const plainPage = '<!doctype html><html lang="en"><title>Plain</title><h1>Plain</h1></html>';

interface Held {
  pattern: RegExp;
  waiting: Set<() => void>;
}

/** The built shop, behind a server that can hold back what is asked for, as a slow or a dead line does. */
export class HeldShop {
  readonly url: string;
  /** Every document that was asked for, in order. */
  readonly documents: string[] = [];
  /** What the pages' consoles have said. */
  readonly heard: string[] = [];
  /** Whether the catalogue is read at this address, too, so that it can be held back; nothing can be ordered then. */
  bringsCatalogue = false;
  /** Whether a page has begun to be left, and has had time to say what it had to. */
  isBeingLeft = false;
  readonly #behind: string;
  readonly #close: () => Promise<void>;
  readonly #held = new Set<Held>();
  /** What is changed in what the browser gets, by its type. */
  readonly #changes = new Map([
    ['text/html', (page: string) => page.replace('<head>', `<head><script src="${earsPath}"></script>`)],
    [
      'application/javascript',
      (code: string) =>
        !this.bringsCatalogue
          ? code
          : code.replaceAll(/http:\/\/127\.0\.0\.1:\$\{\w+\}(?=\?ns=)/g, '${location.origin}'),
    ],
  ]);
  #documentGate: Promise<void> = Promise.resolve();
  readonly #gone = new Set<RegExp>();
  #isCut = false;

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
    const held: Held = { pattern, waiting: new Set() };
    this.#held.add(held);
    return () => {
      this.#held.delete(held);
      for (const go of held.waiting) go();
    };
  }

  /** Holds back the next documents, as if the line were slow. */
  holdDocument(): () => void {
    let letGo = (): void => undefined;
    this.#documentGate = new Promise((go) => (letGo = go));
    return letGo;
  }

  /** How many requests wait for what is held back; one that the browser has given up waits no more. */
  waitingFor(pattern: RegExp): number {
    return [...this.#held]
      .filter((held) => held.pattern === pattern)
      .reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  /** Answers as if the file were not there, until the function that is returned is called. */
  lose(pattern: RegExp): () => void {
    this.#gone.add(pattern);
    return () => void this.#gone.delete(pattern);
  }

  /** Answers nothing any more, as if there were no network. */
  cut(): void {
    this.#isCut = true;
  }

  /** Forgets what was asked and heard until now. */
  forget(): void {
    this.documents.length = 0;
    this.heard.length = 0;
    this.isBeingLeft = false;
  }

  close(): Promise<void> {
    return this.#close();
  }

  async #answer(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = call.url ?? '/';
    if (this.#isCut) {
      call.socket.destroy();
      return;
    }
    if (path === earsPath) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(ears);
      return;
    }
    if (path === plainPath) {
      this.documents.push(path);
      await this.#documentGate;
      answer.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(plainPage);
      return;
    }
    if (path === '/console' || path === '/going') {
      if (path === '/going') this.isBeingLeft = true;
      else this.heard.push(await text(call));
      answer.writeHead(204).end();
      return;
    }
    if (isDocument(call)) {
      this.documents.push(path);
      await this.#documentGate;
    }
    for (const { pattern, waiting } of this.#held) {
      if (!pattern.test(path)) continue;
      await new Promise<void>((go) => {
        waiting.add(go);
        answer.on('close', () => waiting.delete(go));
      });
    }
    if ([...this.#gone].some((pattern) => pattern.test(path))) {
      answer.writeHead(404).end();
      return;
    }
    this.#forward(path, call, answer);
  }

  #forward(path: string, call: IncomingMessage, answer: ServerResponse): void {
    const { 'accept-encoding': _, ...headers } = call.headers;
    const passed = request(
      new URL(path, isOfCatalogue.test(path) ? database : this.#behind),
      { method: call.method, headers },
      (reply) => void this.#pass(reply, answer),
    );
    passed.on('error', () => answer.destroy());
    call.pipe(passed);
  }

  async #pass(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = reply.headers;
    const status = reply.statusCode ?? 502;
    const type = headers['content-type'] ?? '';
    const change = [...this.#changes].find(([start]) => type.startsWith(start))?.[1];
    answer.writeHead(status, headers);
    if (change) answer.end(change(await text(reply)));
    else reply.pipe(answer);
  }
}
