import { parseArgs } from 'node:util';
import { address } from '../../../local/machine/ports';

// `npm run owner -- EMAIL`: makes the account with this address an owner, which the rules call `admin`; `--revoke` ends it.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, token: { type: 'string' }, revoke: { type: 'boolean' } },
});
const [email] = positionals;
const isLocal = values.project === undefined;
const service = isLocal
  ? `${address('auth')}/identitytoolkit.googleapis.com/v1/projects/demo-eightwell`
  : `https://identitytoolkit.googleapis.com/v1/projects/${values.project}`;

async function ask(action: string, body: object): Promise<unknown> {
  const response = await fetch(`${service}/accounts:${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${values.token ?? 'owner'}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  throw new Error(`accounts:${action} failed with status ${response.status}. ${await response.text()}`);
}

function accountIn(answer: unknown): { localId: string; isVerified: boolean } {
  const users: unknown = answer instanceof Object && 'users' in answer ? answer.users : [];
  const user: unknown = Array.isArray(users) ? users[0] : undefined;
  if (user instanceof Object && 'localId' in user && typeof user.localId === 'string') {
    return { localId: user.localId, isVerified: 'emailVerified' in user && user.emailVerified === true };
  }
  throw new Error(`Nobody has signed up as ${email}. Sign up in the shop first.`);
}

try {
  if (email === undefined)
    throw new Error('npm run owner -- EMAIL [--revoke] [--project ID --token ADMINISTRATOR’S TOKEN]');
  const { localId, isVerified } = accountIn(await ask('lookup', { email: [email] }));
  if (values.revoke === true) {
    // What was signed in before ends too: a token lives for an hour, and no new one is given for it.
    const validSince = String(Math.floor(Date.now() / 1000));
    await ask('update', { localId, customAttributes: '{}', validSince });
    console.log(`${email} is no owner any more; what is signed in with it ends within the hour.`);
  } else {
    if (!isVerified) {
      throw new Error(
        `${email} has not been verified. Open the e-mail of the shop and follow its link first.`,
      );
    }
    await ask('update', { localId, customAttributes: JSON.stringify({ admin: true }) });
    console.log(`${email} is an owner from the next sign-in on.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
