import { parseJson } from '#model/untrusted';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { advisoriesOf, complaintsOf, type Allowance } from '#tools/audit/judge';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run audit: known vulnerabilities of the packages the shop is built from.', {});

/**
 * `npm run audit`: known vulnerabilities of the packages the shop is built from. Those that are accepted for a
 * while stand in tools/audit/allowed.json, each with a reason and a last day. Without a network it says so, and
 * passes.
 */
const file = 'tools/audit/allowed.json';
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});

const advisories = advisoriesOf(parseJson(stdout));
if (advisories === undefined) {
  console.log('The registry did not say what is known: nothing was audited.');
} else {
  const allowed = JSON.parse(readFileSync(file, 'utf8')) as Allowance[];
  const complaints = complaintsOf(advisories, allowed, new Date().toISOString().slice(0, 10));
  console.log(
    [...complaints, `${advisories.length} advisories, ${allowed.length} allowed for a while (${file}).`].join(
      '\n',
    ),
  );
  if (complaints.length > 0) process.exitCode = 1;
}
