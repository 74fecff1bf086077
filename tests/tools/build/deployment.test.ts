import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deploymentProblems } from '#tools/build/deployable';
import { deploymentEnvironment } from '#tools/build/hosting/deployment';
import { addressSettings, firebaseSettings, forgetDeployment } from '#tools/build/plugins/environment';

const home = process.cwd();
const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  process.env = { ...before };
});

const settings = [...firebaseSettings, ...addressSettings].map(
  (name) => `${name}=https://shop.example/${name}`,
);
const url = 'https://shop.example/VITE_FIREBASE_DATABASE_URL';

test('the policy is that of the deployment, also after a build for the local backend', () => {
  writeFileSync('.env.production', settings.join('\n'));
  forgetDeployment();
  expect(deploymentEnvironment()['VITE_FIREBASE_DATABASE_URL']).toBe(url);
  // What is built after it is still the local shop.
  expect(process.env['VITE_FIREBASE_DATABASE_URL']).toBe('');
});

test('settings of the shell count as those of a file', () => {
  for (const setting of settings) {
    const [name = '', value = ''] = setting.split('=');
    process.env[name] = value;
  }
  forgetDeployment();
  expect(deploymentEnvironment()['VITE_FIREBASE_DATABASE_URL']).toBe(url);
});

test('without settings nothing is put online: the shop would look for its database on this machine', async () => {
  expect((await deploymentProblems()).join('\n')).toContain('.env.production');
});

test('a build for this machine is not put online', async () => {
  writeFileSync('.env.production', settings.join('\n'));
  expect(await deploymentProblems()).toContain(
    'dist is not built from this checkout for these settings: npm run build',
  );
});
