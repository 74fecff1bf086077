// node tools/run.mjs SCRIPT [options]: runs tools/commands/SCRIPT.ts. Plain JavaScript without packages, because it is what
// makes a fresh clone ready: it checks Node, installs the packages when they are missing, then hands over to TypeScript.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

function checkNode() {
  const needed = /(\d+)\.(\d+)/.exec(readJson('package.json').engines.node);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = [Number(needed[1]), Number(needed[2])];
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `Node ${neededMajor}.${neededMinor} or newer is needed; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/** True when what npm noted at the last installation has every package of the lock file in the same version. */
function packagesAreCurrent() {
  const record = ['node_modules', '.package-lock.json'];
  if (!existsSync(join(root, ...record))) return false;
  const installed = readJson(...record).packages;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  return wanted.every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

async function installPackages() {
  console.log('Installing packages (about a minute the first time) …');
  const begin = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - begin) / 1000)} s …`);
  }, 10_000);
  const npm = spawn('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'close').catch((error) => [error.message]);
  clearInterval(progress);
  if (code === 0) return;
  console.error('npm ci failed. Check the network and the messages above, then run the command again.');
  process.exit(1);
}

const [script, ...options] = process.argv.slice(2);
checkNode();
if (!packagesAreCurrent()) await installPackages();
process.chdir(root);
process.argv = [process.argv[0], join(root, 'tools', 'commands', `${script}.ts`), ...options];
const { register } = await import('tsx/esm/api');
register();
const { sayError } = await import('../local/machine/sayingErrors.ts');
const end = (error) => {
  sayError(error);
  process.exit();
};
// A PORT_SHIFT that cannot be used is told before anything is started.
await import('../local/machine/ports.ts').catch(end);
await import(`./commands/${script}.ts`).catch(end);
