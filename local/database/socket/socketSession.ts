import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { InvalidData, RequestError } from '#local/database/errors';
import { whenExpired } from '#local/database/data/expiry';
import { FrameJoiner } from './framing';
import { ANYBODY, type Caller } from '#local/database/identity';
import { isJsonObject, parseJson, type Json, type JsonObject } from '#local/database/data/json';
import { OnDisconnect } from './onDisconnect';
import type { Namespace } from '#local/database/namespace';
import { perform, type Session } from './socketActions';
import { SocketListens } from './socketListens';

/** One connection of the SDK, from the greeting to the onDisconnect writes. */
export class SocketSession implements Session {
  readonly namespace: Namespace;
  readonly onDisconnect: OnDisconnect;
  readonly listens: SocketListens;
  readonly #socket: WebSocket;
  readonly #frames = new FrameJoiner();
  #caller = ANYBODY;
  #stopWaiting: () => void = () => undefined;

  constructor(socket: WebSocket, namespace: Namespace, host: string) {
    this.#socket = socket;
    this.namespace = namespace;
    this.onDisconnect = new OnDisconnect(namespace);
    this.listens = new SocketListens(namespace, (action, body) => this.#send('d', { a: action, b: body }));
    socket.on('message', (data: Buffer) => this.#take(data.toString('utf8')));
    socket.on('close', () => this.#end());
    socket.on('error', () => socket.terminate());
    const greeting = { ts: Date.now(), v: '5', h: host, s: randomBytes(16).toString('hex') };
    this.#send('c', { t: 'h', d: greeting });
  }

  get caller(): Caller {
    return this.#caller;
  }

  identify(caller: Caller): void {
    this.#caller = caller;
    this.#stopWaiting();
    this.#stopWaiting = whenExpired(caller, () => {
      this.identify(ANYBODY);
      this.#send('d', { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } });
    });
    this.namespace.recheck();
  }

  #send(type: 'c' | 'd', data: Json): void {
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify({ t: type, d: data }));
  }

  #take(frame: string): void {
    try {
      const text = this.#frames.take(frame);
      if (text !== null) this.#handle(messageFrom(text));
    } catch (error) {
      // What is no message at all cannot be answered by number.
      this.#send('c', { t: 'e', d: error instanceof Error ? error.message : 'Protocol error' });
      this.#socket.close();
    }
  }

  #handle({ type, data }: Message): void {
    if (type === 'd') return this.#answer(data);
    if (data['t'] === 'p') this.#send('c', { t: 'o', d: null });
  }

  #answer(request: JsonObject): void {
    const number = request['r'] ?? null;
    try {
      const { a: action = null, b: body } = request;
      const data = perform(this, action, isJsonObject(body) ? body : {});
      this.#send('d', { r: number, b: { s: 'ok', d: data } });
    } catch (error) {
      const isRefusal = error instanceof RequestError;
      if (!isRefusal) console.error('The database server failed on a request:', error);
      const status = isRefusal ? error.status : 'internal_error';
      this.#send('d', { r: number, b: { s: status, d: isRefusal ? error.message : 'Internal error' } });
    }
  }

  #end(): void {
    this.#stopWaiting();
    this.listens.stopAll();
    this.onDisconnect.carryOut(this.#caller);
  }
}

interface Message {
  readonly type: Json | undefined;
  readonly data: JsonObject;
}

function messageFrom(text: string): Message {
  const json = parseJson(text);
  if (!isJsonObject(json) || !isJsonObject(json['d'])) throw new InvalidData('Not a message.');
  return { type: json['t'], data: json['d'] };
}
