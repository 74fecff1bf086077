import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** What Chromium needs to run in a container, and to leave the network alone. */
export const chromiumOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Disabled, because it renders its own UI pages beside ours, which takes half a core.
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** The bench serves over TLS with a certificate of its own. */
export const benchOptions = [...chromiumOptions, '--ignore-certificate-errors'];

const systemBrowsers = [
  // The shell lacks the parts that draw a window, and does the same end-to-end tests with a fifth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const minutes = 60_000;

/** Runs a command with its progress in sight; true when it succeeded. */
function succeeds(command: string, options: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 5 * minutes,
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** Whether a browser is there and starts: a package manager may leave a wrapper that only asks for another one. */
export function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome on Windows answers --version by opening a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: minutes / 3 }).status === 0;
}

/** A browser that is already here: the one asked for, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start. Unset it to let one be found.`);
  }
  return [...systemBrowsers, chromium.executablePath()].find(starts);
}

function installWithPlaywright(): boolean {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  return succeeds(process.execPath, [cli, 'install', 'chromium']);
}

/** With these, apt says at once that there is no network. */
const patience = [
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
  '-o',
  'Acquire::Retries=1',
];

/** Installs the first of these packages that the distribution has; false where there is no apt, or no right to use it. */
export function installWithApt(names: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = (...options: string[]): boolean =>
    succeeds(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...patience, ...options], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  return (
    apt('update', '-qq') && names.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name))
  );
}

/** Chromium from an npm package, with the libraries a bare machine lacks; it unpacks itself where TMPDIR points. */
function installWithNpm(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('.cache', 'chromium');
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  if (!succeeds('npm', ['install', '--prefix', folder, '--no-save', '@sparticuz/chromium@147.0.0']))
    return undefined;
  const entry = pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href;
  const script = `const { default: chromium } = await import(${JSON.stringify(entry)});
    chromium.setGraphicsMode = false; console.log(await chromium.executablePath());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  const wrapper = join(folder, 'chromium.sh');
  const libraries = join(unpacked, 'al2023', 'lib');
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}" exec "${stdout.trim()}" "$@"\n`);
  chmodSync(wrapper, 0o755);
  return starts(wrapper) ? wrapper : undefined;
}

/** Finds a Chromium, or gets one by the first way that works here. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium was found; fetching one …');
  // Ubuntu has the second only.
  const isFetched = installWithPlaywright() || installWithApt(['chromium-headless-shell', 'chromium']);
  const fetched = isFetched ? findBrowser() : undefined;
  const browser = fetched ?? installWithNpm();
  if (browser) return browser;
  throw new Error('No Chromium could be found or fetched. Install one, or set CHROMIUM_PATH to where it is.');
}

/**
 * The same for tests alone. A container that has the whole Chromium gets the shell without windows as well, with which the
 * end-to-end tests have a fifth less to do; nobody else's system is changed.
 */
export function ensureTestBrowser(): string {
  const found = ensureBrowser();
  const isContainer = process.getuid?.() === 0;
  if (process.env['CHROMIUM_PATH'] || found !== '/usr/bin/chromium' || !isContainer) return found;
  console.log('Fetching Chromium without its windows, for quicker tests …');
  installWithApt(['chromium-headless-shell']);
  return findBrowser() ?? found;
}
