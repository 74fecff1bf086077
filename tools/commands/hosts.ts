import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startBackend } from '#local/backend/backend';
import { claimPorts, previewServices } from '#local/backend/portCheck';
import { ensureBrowser } from '#tools/browser/browser';
import { staticHosts, writeHostFiles, type StaticHost } from '#tools/browser/hosts';
import { ensureBuilt } from '#tools/build/buildShop';
import { commandLine } from '#tools/terminal/commandLine';

const { positionals } = commandLine(
  `npm run e2e:hosts [-- NAME …]: the built shop on every host that can be had here.
Hosts: ${staticHosts.map(({ name }) => name).join(', ')}.`,
  {},
  staticHosts.length,
);

async function testsPass(name: string): Promise<boolean> {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const tests = spawn(process.execPath, [cli, 'test', '--config=playwright.hosts.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), STATIC_HOST: name },
  });
  const [code] = await once(tests, 'exit');
  return code === 0;
}

/** Whether the shop passes on a host; undefined where the host cannot be had. */
async function passes({ name, start, isHere }: StaticHost): Promise<boolean | undefined> {
  if (!start || !isHere()) return undefined;
  console.log(`\n${name}`);
  const running = await start();
  try {
    return await testsPass(name);
  } finally {
    await running.stop();
  }
}

const unknown = positionals.filter((word) => staticHosts.every(({ name }) => name !== word));
if (unknown.length > 0) throw new Error(`No such host: ${unknown.join(', ')}.`);
await claimPorts(previewServices);
await ensureBuilt();
await writeHostFiles();
const backend = await startBackend();
const outcomes = new Map<string, boolean | undefined>();
try {
  for (const chosen of staticHosts) {
    if (positionals.length > 0 && !positionals.includes(chosen.name)) continue;
    outcomes.set(chosen.name, await passes(chosen));
  }
} finally {
  await backend.stop();
}
const words = { true: 'passed', false: 'FAILED', undefined: 'NOT TRIED: cannot be had here' } as const;
console.log([...outcomes].map(([name, outcome]) => `${name}: ${words[`${outcome}`]}`).join('\n'));
if ([...outcomes.values()].includes(false)) process.exitCode = 1;
