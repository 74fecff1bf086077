import { loadEnv } from 'vite';
import { openAccess } from '#tools/owner/access';
import { examine } from '#tools/owner/doctor/examine';
import { reportOf } from '#tools/owner/doctor/finding';
import { projectOf } from '#tools/owner/doctor/project';
import { accessOptions, runCommand } from '#tools/owner/options';
import { commandLine } from '#tools/terminal/commandLine';

// `npm run doctor`: looks at a configured project from outside and says what is wrong, and what to do. See docs/deploy.md.
const { email, token } = accessOptions;
const { values } = commandLine(
  "npm run doctor [-- --email OWNER (password in OWNER_PASSWORD) | --token ADMINISTRATOR'S TOKEN]",
  { email, token },
);

await runCommand(async () => {
  const environment = loadEnv('production', process.cwd(), ['VITE_', 'SMTP_', 'LETTERS_']);
  const { isLocal } = projectOf(environment);
  const hasAccess = isLocal || values.token !== undefined || values.email !== undefined;
  const findings = await examine(projectOf(environment, hasAccess ? await openAccess(values) : undefined));
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
  return reportOf(findings);
});
