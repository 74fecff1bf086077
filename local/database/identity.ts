import { BadToken, ExpiredToken } from './errors';
import { isJsonObject, parseJson, type Json, type JsonObject } from './data/json';

/** What the security rules see as `auth`. */
export interface Auth {
  readonly uid: string;
  readonly provider: string;
  readonly token: JsonObject;
}

export interface Caller {
  readonly auth: Auth | null;
  /** The owner of the project: rules do not apply. */
  readonly isAdmin: boolean;
  /** Milliseconds since 1970, where the token has an end. */
  readonly expiresAt?: number;
}

export const ANYBODY: Caller = { auth: null, isAdmin: false };

/** The word Firebase's own emulators take in place of a service account's token. */
const ADMIN_WORD = 'owner';

/** Reads an unsigned ID token of the Auth emulator; signed ones are not accepted by a local server. */
export function callerFrom(credential: string | null | undefined, now: number): Caller {
  if (!credential) return ANYBODY;
  if (credential === ADMIN_WORD) return { auth: null, isAdmin: true };
  const [head, claims] = credential.split('.');
  const token = decoded(claims);
  if (decoded(head)['alg'] !== 'none') throw new BadToken();
  const uid = token['sub'] ?? token['user_id'];
  if (typeof uid !== 'string') throw new BadToken();
  const auth = { uid, provider: providerOf(token), token };
  const expiresAt = endOf(token);
  if (expiresAt === undefined) return { auth, isAdmin: false };
  if (expiresAt <= now) throw new ExpiredToken();
  return { auth, isAdmin: false, expiresAt };
}

/** An administrator may ask to be judged by the rules, as somebody they name (`auth_variable_override`). */
export function actingAs(caller: Caller, override: string | null): Caller {
  if (!caller.isAdmin || override === null) return caller;
  const auth = parseJson(override);
  if (auth === null) return ANYBODY;
  if (!isJsonObject(auth) || typeof auth['uid'] !== 'string') throw new BadToken();
  const token = auth['token'] ?? {};
  if (!isJsonObject(token)) throw new BadToken();
  return { auth: { uid: auth['uid'], provider: 'custom', token }, isAdmin: false };
}

function decoded(part: string | undefined): JsonObject {
  let json: Json = null;
  try {
    json = parseJson(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    // Falls through to the refusal below: invalid JSON is treated like a wrong value.
  }
  if (isJsonObject(json)) return json;
  throw new BadToken();
}

function providerOf(token: JsonObject): string {
  const firebase = token['firebase'];
  const provider = isJsonObject(firebase) ? firebase['sign_in_provider'] : undefined;
  return typeof provider === 'string' ? provider : 'custom';
}

/** The mock tokens of rules-unit-testing are issued at 0 and would all be expired: they never end. */
function endOf(token: JsonObject): number | undefined {
  const { iat, exp } = token;
  return typeof exp === 'number' && iat !== 0 ? exp * 1000 : undefined;
}
