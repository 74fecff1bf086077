import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '#tools/browser/browser';

const { status } = spawnSync(
  process.execPath,
  [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
);
process.exitCode = status ?? 1;
