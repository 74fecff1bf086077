import { accountsAddress } from '#local/machine/project';

/** Where sign-in keeps a project's accounts, and what opens them. */
export interface Accounts {
  /** The REST service with the project's path. */
  url: string;
  token: string;
}

/** Sign-in of the local backend. */
export const localAccounts: Accounts = { url: accountsAddress, token: 'owner' };

async function ask({ url, token }: Accounts, action: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`No answer from ${new URL(url).host}.`, { cause: error });
  });
  if (response.ok) return response.json();
  throw new Error(`${action} failed with status ${response.status}. ${await response.text()}`);
}

async function accountOf(
  accounts: Accounts,
  email: string,
): Promise<{ localId: string; isVerified: boolean }> {
  const answer = await ask(accounts, 'accounts:lookup', { email: [email] });
  const users: unknown = answer instanceof Object && 'users' in answer ? answer.users : [];
  const user: unknown = Array.isArray(users) ? users[0] : undefined;
  if (user instanceof Object && 'localId' in user && typeof user.localId === 'string') {
    return { localId: user.localId, isVerified: 'emailVerified' in user && user.emailVerified === true };
  }
  throw new Error(`Nobody has signed up as ${email}. Sign up in the shop first.`);
}

/** Gives the account the claim `admin`, for which the rules ask; an address that is not verified may be anybody's. */
export async function makeOwner(accounts: Accounts, email: string): Promise<string> {
  const { localId, isVerified } = await accountOf(accounts, email);
  if (!isVerified) {
    throw new Error(`${email} has not been verified. Open the e-mail of the shop and follow its link first.`);
  }
  await ask(accounts, 'accounts:update', { localId, customAttributes: JSON.stringify({ admin: true }) });
  return `${email} is an owner from the next sign-in on.`;
}

/**
 * An owner for the shop on this machine, whose accounts are new with every start: with a password made up each time, so that none
 * stands in the code that somebody could leave on a shop in the open.
 */
export async function createLocalOwner(
  accounts: Accounts,
  account: { email: string; password: string; displayName: string },
): Promise<void> {
  const { email } = account;
  await ask(accounts, 'accounts', account);
  const { localId } = await accountOf(accounts, email);
  await ask(accounts, 'accounts:update', { localId, emailVerified: true });
  await makeOwner(accounts, email);
}

/**
 * Takes the claim back, and ends the sessions that are open: their token lives for an hour, and they get no new
 * one.
 */
export async function revokeOwner(accounts: Accounts, email: string, now: number): Promise<string> {
  const { localId } = await accountOf(accounts, email);
  const validSince = String(Math.floor(now / 1000));
  await ask(accounts, 'accounts:update', { localId, customAttributes: '{}', validSince });
  return `${email} is no owner any more; what is signed in with it ends within the hour.`;
}
