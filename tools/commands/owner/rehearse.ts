import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { databaseRulesText } from '#rules/rules';
import { closeRehearsal, openRehearsal } from '#tools/owner/rehearsal';
import { commandLine } from '#tools/terminal/commandLine';
import { runCommand } from '#tools/owner/options';

// `npm run rehearse`: the tests of the security rules against a hosted database that is made for it and thrown away. See docs/deploy.md.
const usage = "npm run rehearse -- --url DATABASE --token ADMINISTRATOR'S TOKEN";
const { values } = commandLine(usage, { url: { type: 'string' }, token: { type: 'string' } });

await runCommand(async () => {
  const { url, token } = values;
  if (url === undefined || token === undefined) throw new Error(usage);
  const access = { databaseUrl: url, bearer: token };
  await openRehearsal(access, databaseRulesText);
  // Not in one blocking call: connections that the database closes meanwhile would look open afterwards.
  const tests = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'node',
      '--no-file-parallelism',
      '--testTimeout=60000',
      'tests/rules',
      '--testNamePattern',
      'hosted database',
    ],
    { stdio: 'inherit', env: { ...process.env, REHEARSAL_URL: url, REHEARSAL_TOKEN: token } },
  );
  const [code] = await once(tests, 'close');
  await closeRehearsal(access);
  process.exitCode = code === 0 ? 0 : 1;
  return code === 0 ? 'The hosted database judges as the local one does.' : 'It judges otherwise: see above.';
});
