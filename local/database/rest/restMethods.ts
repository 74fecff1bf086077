import { InvalidData } from '#local/database/errors';
import { hashOf } from '#local/database/data/hash';
import type { Json } from '#local/database/data/json';
import { childrenOf, isLeaf, nodeAt, type MaybeNode } from '#local/database/data/node';
import { exportJson, plainJson } from '#local/database/data/toJson';
import { pathText } from '#local/database/data/path';
import { pushId } from '#local/database/data/pushId';
import { queryFromUrl } from './restQuery';
import type { RestReply } from './restReply';
import type { RestRequest } from './restRequest';

type Method = (request: RestRequest) => RestReply;

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['GET', get],
  ['PUT', conditional((request) => put(request, request.json()))],
  ['DELETE', conditional((request) => put(request, null))],
  ['PATCH', patch],
  ['POST', post],
]);

export function answer(request: RestRequest): RestReply {
  const method = methods.get(request.method);
  if (method === undefined) return { status: 405, json: { error: 'Method not allowed' } };
  const reply = method(request);
  const isSilent = reply.status === 200 && request.search.get('print') === 'silent';
  return isSilent ? { status: 204, headers: reply.headers } : reply;
}

function get(request: RestRequest): RestReply {
  const { namespace, path, search, caller } = request;
  const query = queryFromUrl(search);
  const node = namespace.read(path, query, caller);
  if (query?.index !== undefined && !namespace.rules.hasIndex(path, query.index)) {
    const where = `for path "${pathText(path)}", to the rules`;
    throw new InvalidData(`Index not defined, add ".indexOn": "${query.index}", ${where}`);
  }
  return { status: 200, json: shown(node, search), headers: tagHeaders(request, node) };
}

function shown(node: MaybeNode, search: URLSearchParams): Json {
  if (search.get('shallow') === 'true' && node !== null && !isLeaf(node)) {
    return Object.fromEntries([...childrenOf(node).keys()].map((key) => [key, true]));
  }
  return search.get('format') === 'export' ? exportJson(node) : plainJson(node);
}

function put(request: RestRequest, json: Json): RestReply {
  const node = request.namespace.set(request.path, json, request.caller);
  return { status: 200, json: plainJson(node), headers: tagHeaders(request, node) };
}

function patch({ namespace, path, caller, json }: RestRequest): RestReply {
  const changes = namespace.update(path, json(), caller);
  const written = changes.map((change): [string, Json] => [
    change.path.slice(path.length).join('/'),
    plainJson(change.node),
  ]);
  return { status: 200, json: Object.fromEntries(written) };
}

function post({ namespace, path, caller, json }: RestRequest): RestReply {
  const name = pushId(Date.now());
  namespace.set([...path, name], json(), caller);
  return { status: 200, json: { name } };
}

/** With `if-match`, writes only over the version the client has seen, else shows the one that stands. */
function conditional(write: Method): Method {
  return (request) => {
    const { namespace, path, caller, ifMatch } = request;
    if (ifMatch === undefined || ifMatch === tagOf(nodeAt(namespace.root, path))) return write(request);
    const current = namespace.read(path, null, caller);
    return { status: 412, json: plainJson(current), headers: { ETag: tagOf(current) } };
  };
}

function tagHeaders({ wantsTag }: RestRequest, node: MaybeNode): Record<string, string> {
  return wantsTag ? { ETag: tagOf(node) } : {};
}

function tagOf(node: MaybeNode): string {
  return hashOf(node) || 'null_etag';
}
