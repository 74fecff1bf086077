import { pushIdPattern } from '#model/order/places';
import { childrenOf, isFields } from '#model/untrusted';
import { memberRequest } from '#services/firebase/rest';

const isPushId = (key: string): boolean => key.startsWith('-') && new RegExp(`^${pushIdPattern}$`).test(key);

/** One member's entry in the user list. */
export interface UserRecord {
  email: string;
  displayName: string;
}

function recordFrom(value: unknown): UserRecord | undefined {
  if (!isFields(value)) return undefined;
  const { email, displayName } = value;
  return typeof email === 'string' && typeof displayName === 'string' ? { email, displayName } : undefined;
}

/**
 * Asks the user list for the member's own e-mail address: the rules refuse anything wider, and that too until the
 * address is verified. Anybody may have signed up with this address before, so a name is taken only from the record under the
 * member's own id, or from one of the site before this one: those have keys of push(), which no member's id looks like.
 */
export async function readOwnRecord(uid: string, email: string, token: string): Promise<UserRecord | null> {
  const users = await memberRequest('users', {
    token,
    query: { orderBy: 'email', equalTo: email, limitToFirst: 1 },
  });
  const found = recordsIn(users);
  const matched = found.find(([, record]) => record.email.toLowerCase() === email.toLowerCase());
  if (matched === undefined) return null;
  const [key, record] = matched;
  if (key === uid) return record;
  const own = recordFrom(await memberRequest(`users/${uid}`, { token }));
  return own ?? (isPushId(key) ? record : null);
}

const recordsIn = (users: unknown): [string, UserRecord][] =>
  childrenOf(users).flatMap(([key, value]): [string, UserRecord][] => {
    const record = recordFrom(value);
    return record ? [[key, record]] : [];
  });

export async function writeOwnRecord(uid: string, record: UserRecord, token: string): Promise<void> {
  await memberRequest(`users/${uid}`, { token, method: 'PUT', body: record });
}
