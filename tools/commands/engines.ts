import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '#tools/browser/browser';
import { ensureEngines } from '#tools/browser/engines';

// `--short` runs the few end-to-end tests that belong to `npm test`, in the other engines alone: the rest of it is in Chromium.
// `--pictures` takes pictures in all of them at once instead.
const ownOptions = ['--short', '--pictures'];
const options = process.argv.slice(2);
const isShort = options.includes('--short');
const takesPictures = options.includes('--pictures');
const others = ensureEngines();
const all = isShort ? others : ['chromium', ...others];
const engines = takesPictures ? ['chromium'] : all;
rmSync(join('.cache', 'engines.json'), { force: true });

if (engines.length > 0) {
  const { status } = spawnSync(
    process.execPath,
    [
      join('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config=playwright.engines.config.ts',
      ...engines.map((name) => `--project=${name}`),
      ...(isShort ? ['--grep=@short'] : []),
      ...options.filter((option) => !ownOptions.includes(option)),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), ...(takesPictures && { PICTURES: '1' }) },
    },
  );
  process.exitCode = status ?? 1;
}
