import { parseArgs } from 'node:util';
import { address } from '../../local/machine/ports';

// `npm run owner -- EMAIL`: makes the account with this address an owner, which the rules call `admin`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, token: { type: 'string' } },
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

function accountIn(answer: unknown): string {
  const users: unknown = answer instanceof Object && 'users' in answer ? answer.users : [];
  const user: unknown = Array.isArray(users) ? users[0] : undefined;
  if (user instanceof Object && 'localId' in user && typeof user.localId === 'string') return user.localId;
  throw new Error(`Nobody has signed up as ${email}. Sign up in the shop first.`);
}

try {
  if (email === undefined)
    throw new Error('npm run owner -- EMAIL [--project ID --token ADMINISTRATOR’S TOKEN]');
  const localId = accountIn(await ask('lookup', { email: [email] }));
  await ask('update', { localId, customAttributes: JSON.stringify({ admin: true }) });
  console.log(`${email} is an owner from the next sign-in on.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
