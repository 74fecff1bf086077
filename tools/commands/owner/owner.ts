import { address } from '#local/machine/ports';
import { runCommand } from '#tools/owner/options';
import { makeOwner, revokeOwner, type Accounts } from '#tools/owner/ownerMark';
import { commandLine } from '#tools/terminal/commandLine';

// `npm run owner -- EMAIL`: makes the account with this address an owner, which the rules call `admin`; `--revoke` ends it.
const usage = 'npm run owner -- EMAIL [--revoke] [--project ID --token ADMINISTRATOR’S TOKEN]';

const { values, positionals } = commandLine(
  usage,
  { project: { type: 'string' }, token: { type: 'string' }, revoke: { type: 'boolean' } },
  1,
);

const accounts: Accounts = {
  url:
    values.project === undefined
      ? `${address('auth')}/identitytoolkit.googleapis.com/v1/projects/demo-eightwell`
      : `https://identitytoolkit.googleapis.com/v1/projects/${values.project}`,
  token: values.token ?? 'owner',
};

await runCommand(async () => {
  const [email] = positionals;
  if (email === undefined) throw new Error(usage);
  return values.revoke === true ? revokeOwner(accounts, email, Date.now()) : makeOwner(accounts, email);
});
