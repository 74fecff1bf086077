import { BadToken, InvalidData } from '#local/database/errors';
import { callerFrom, type Caller } from '#local/database/identity';
import type { Json, JsonObject } from '#local/database/data/json';
import type { Namespace } from '#local/database/namespace';
import { parsePath, type Path } from '#local/database/data/path';
import type { OnDisconnect } from './onDisconnect';
import { exportJson } from '#local/database/data/toJson';
import type { ListenRequest, SocketListens } from './socketListens';
import { queryFromWire } from './wireQuery';

/** What a request can do to the connection on which it came. */
export interface Session {
  readonly namespace: Namespace;
  readonly listens: SocketListens;
  readonly onDisconnect: OnDisconnect;
  readonly caller: Caller;
  identify(caller: Caller): void;
}

/** Does what a request asks for and gives the answer's data; a refusal is thrown. */
type Action = (session: Session, body: JsonObject) => Json;

const nothing: Action = () => '';

/** The one-letter requests of the wire protocol, version 5. */
const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['s', nothing],
  [
    'g',
    ({ namespace, caller }, body) =>
      exportJson(namespace.read(pathOf(body), queryFromWire(body['q']), caller)),
  ],
  ['q', listen],
  ['n', (session, body) => done(session.listens.stop(listenOf(body)))],
  ['p', ({ namespace, caller }, body) => done(namespace.set(pathOf(body), body['d'], caller, hashIn(body)))],
  ['m', ({ namespace, caller }, body) => done(namespace.update(pathOf(body), body['d'], caller))],
  ['o', (session, body) => done(session.onDisconnect.add({ ...writeOf(body), kind: 'set' }, session.caller))],
  [
    'om',
    (session, body) => done(session.onDisconnect.add({ ...writeOf(body), kind: 'update' }, session.caller)),
  ],
  ['oc', (session, body) => done(session.onDisconnect.cancel(pathOf(body)))],
  ['auth', authenticate],
  ['gauth', authenticate],
  ['unauth', (session) => done(session.identify(callerFrom(null, Date.now())))],
  ['appcheck', nothing],
  // The SDK spells it so.
  ['unappeck', nothing],
  ['echo', (_session, body) => body['d'] ?? null],
]);

export function perform(session: Session, name: Json, body: JsonObject): Json {
  const action = typeof name === 'string' ? actions.get(name) : undefined;
  if (action === undefined) throw new InvalidData(`Unknown action ${JSON.stringify(name)}.`);
  return action(session, body);
}

function listen(session: Session, body: JsonObject): Json {
  const { lacksIndex } = session.listens.start(listenOf(body), () => session.caller);
  return lacksIndex ? { w: ['no_index'] } : {};
}

function authenticate(session: Session, body: JsonObject): Json {
  const credential = body['cred'];
  if (typeof credential !== 'string') throw new BadToken();
  const caller = callerFrom(credential, Date.now());
  session.identify(caller);
  const { auth } = caller;
  return { auth: auth === null ? null : { uid: auth.uid, provider: auth.provider, token: auth.token } };
}

function done(_result: unknown): Json {
  return '';
}

function pathOf(body: JsonObject): Path {
  const path = body['p'];
  if (typeof path !== 'string') throw new InvalidData('A request needs a path.');
  return parsePath(path);
}

function listenOf(body: JsonObject): ListenRequest {
  return { path: pathOf(body), query: body['q'], tag: body['t'] };
}

function writeOf(body: JsonObject): { path: Path; json: Json | undefined } {
  return { path: pathOf(body), json: body['d'] };
}

function hashIn(body: JsonObject): string | undefined {
  const hash = body['h'];
  return typeof hash === 'string' ? hash : undefined;
}
