import { runCommand } from '#tools/owner/options';
import { localAccounts, makeOwner, revokeOwner, type Accounts } from '#tools/owner/ownerMark';
import { commandLine } from '#tools/terminal/commandLine';

// `npm run owner -- EMAIL`: makes the account with this address an owner, which the rules call `admin`; `--revoke` ends it.
const usage = 'npm run owner -- EMAIL [--revoke] [--project ID --token ADMINISTRATOR’S TOKEN]';

const { values, positionals } = commandLine(
  usage,
  { project: { type: 'string' }, token: { type: 'string' }, revoke: { type: 'boolean' } },
  1,
);

const accounts: Accounts = {
  ...localAccounts,
  ...(values.project !== undefined && {
    url: `https://identitytoolkit.googleapis.com/v1/projects/${values.project}`,
  }),
  ...(values.token !== undefined && { token: values.token }),
};

await runCommand(async () => {
  const [email] = positionals;
  if (email === undefined) throw new Error(usage);
  return values.revoke === true ? revokeOwner(accounts, email, Date.now()) : makeOwner(accounts, email);
});
