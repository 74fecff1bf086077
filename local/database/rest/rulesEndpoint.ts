import { InvalidData, PermissionDenied } from '#local/database/errors';
import { isJsonObject, parseJson, type JsonObject } from '#local/database/data/json';
import type { RestReply } from './restReply';
import type { RestRequest } from './restRequest';

export const RULES_PATH = '/.settings/rules.json';

/** Shows or replaces the rules of a namespace, as the official emulator does; for the owner alone. */
export function answerRules({ method, namespace, caller, body }: Omit<RestRequest, 'path'>): RestReply {
  if (!caller.isAdmin) throw new PermissionDenied();
  if (method === 'GET') return { status: 200, json: namespace.rules.json };
  if (method !== 'PUT') return { status: 405, json: { error: 'Method not allowed' } };
  namespace.useRules(rulesFrom(body));
  return { status: 200, json: { status: 'ok' } };
}

/** Rules files may hold comments; strings are matched first, so that a `//` within one stays. */
export function rulesFrom(text: string): JsonObject {
  const bare = text.replace(
    /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_all, string?: string) => string ?? '',
  );
  try {
    const json = parseJson(bare);
    if (isJsonObject(json)) return json;
  } catch (error) {
    throw new InvalidData(`The rules are no JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  throw new InvalidData('The rules must be an object.');
}
