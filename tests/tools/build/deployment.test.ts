import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deploymentProblems, pageProblems } from '#tools/build/deployable';
import { notePages, readPagesNote } from '#tools/build/prerender/pagesNote';
import { deploymentEnvironment } from '#tools/build/hosting/deployment';
import { addressSettings, firebaseSettings, forgetDeployment } from '#tools/build/plugins/environment';
import { ownFolder } from '#tests/support/ownFolder';

const home = process.cwd();
const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = ownFolder();
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
});
afterEach(() => {
  process.chdir(home);
  // In place: the runner's own way to set variables would not see another object.
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
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

const now = new Date('2026-11-26T12:00:00Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  ['of the database, of today', { source: 'database', writtenAt: daysAgo(0) }, /^$/],
  ['of the database, of six days ago', { source: 'database', writtenAt: daysAgo(6.9) }, /^$/],
  [
    'of the database, of eight days ago',
    { source: 'database', writtenAt: daysAgo(8) },
    /were written 8 days ago/,
  ],
  ['of a file', { source: 'file', writtenAt: daysAgo(0) }, /show the catalogue of a file/],
  ['of the sample', { source: 'sample', writtenAt: daysAgo(0) }, /show the sample catalogue/],
  ['of which nothing is noted', undefined, /nothing is noted/],
] as const)('of pages %s is said what is wrong', (_, note, problem) => {
  expect(pageProblems(note, now).join('\n')).toMatch(problem);
});

test('a build notes what its pages were written from, and when', async () => {
  expect(readPagesNote()).toBeUndefined();
  await notePages({ source: 'sample', writtenAt: daysAgo(1) });
  expect(readPagesNote()).toEqual({ source: 'sample', writtenAt: daysAgo(1) });
});
