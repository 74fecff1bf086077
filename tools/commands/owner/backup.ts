import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { databaseName, openAccess, type Access } from '#tools/owner/access';
import { backupOf, contentsOf, nodesToRestore, readAll, restore } from '#tools/owner/backup';
import { accessOptions, runCommand } from '#tools/owner/options';
import { commandLine } from '#tools/terminal/commandLine';
import { confirm } from '#tools/terminal/confirm';

// The whole database in a file, and back again. See docs/deploy.md, "Backups".
const usage = `npm run backup -- save FILE.json
npm run backup -- restore FILE.json [--node products --node programs] [--into NAME OF THE DATABASE]
Options: --url DATABASE, --token ADMINISTRATOR'S TOKEN`;

const { values, positionals } = commandLine(
  usage,
  { ...accessOptions, node: { type: 'string', multiple: true }, into: { type: 'string' } },
  2,
);

async function save(access: Access, file: string): Promise<string> {
  if (existsSync(file))
    throw new Error(`${file} is there already and is not overwritten: name another file.`);
  const data = await readAll(access);
  // Mode 600: a backup holds names and addresses.
  await writeFile(file, JSON.stringify(data), { mode: 0o600, flag: 'wx' });
  return `${file}: ${contentsOf(data)}`;
}

await runCommand(async () => {
  const [command, file] = positionals;
  if (file === undefined || (command !== 'save' && command !== 'restore')) throw new Error(usage);
  const access = await openAccess(values);
  if (command === 'save') return save(access, file);
  const data = backupOf(await readFile(file, 'utf8'));
  const nodes = nodesToRestore(data, values.node);
  const name = databaseName(access);
  await confirm({
    about: `In ${name} now: ${contentsOf(await readAll(access))}\nSaved: ${contentsOf(data)}\nOverwritten would be: ${nodes.join(', ')}.`,
    answer: name,
    given: values.into,
    option: `--into ${name}`,
  });
  const before = `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
  await save(access, before);
  await restore(access, data, nodes);
  return `${name}: ${nodes.join(', ')} as saved. What stood there before is in ${before}.`;
});
