import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { backupOf, contentsOf, readAll, restore } from '../../owner/backup';
import { openAccess } from '../../owner/access';
import { accessOptions, runCommand } from '../../owner/options';

// `npm run backup -- save FILE`, `restore FILE [--node NODE] [--yes]`. See docs/deploy.md, "Backups".
const usage = `npm run backup -- save FILE.json
npm run backup -- restore FILE.json [--node products --node programs] [--yes]
Options: --url DATABASE, --token ADMINISTRATOR'S TOKEN`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...accessOptions, node: { type: 'string', multiple: true }, yes: { type: 'boolean' } },
});

await runCommand(async () => {
  const [command, file] = positionals;
  if (file === undefined) throw new Error(usage);
  const access = await openAccess(values);
  if (command === 'save') {
    if (existsSync(file))
      throw new Error(`${file} is there already and is not overwritten: name another file.`);
    const data = await readAll(access);
    // Mode 600: a backup holds names and addresses.
    await writeFile(file, JSON.stringify(data), { mode: 0o600, flag: 'wx' });
    return `${file}: ${contentsOf(data)}`;
  }
  if (command !== 'restore') throw new Error(usage);
  const data = backupOf(await readFile(file, 'utf8'));
  const nodes = values.node ?? Object.keys(data);
  if (values.yes !== true) {
    const now = contentsOf(await readAll(access));
    return `Now: ${now}\nSaved: ${contentsOf(data)}\nAdd --yes to overwrite ${nodes.join(', ')}.`;
  }
  await restore(access, data, nodes);
  return `${nodes.join(', ')}: as saved.`;
});
