import { afterEach, expect, it, vi } from 'vitest';
import { buildFingerprint, buildInputs } from '#tools/build/buildFingerprint';
import { environmentWithoutRunner } from '#tests/support/builtShop';

afterEach(() => vi.unstubAllEnvs());

it.each([
  'src/main.tsx',
  'public/locales/de/common.json',
  'local/seed/products.json',
  'local/machine/ports.ts',
  'tools/build/plugins/environment.ts',
  'tools/build/plugins/bundledTranslations.ts',
  'tools/build/prerender/prerender.ts',
  'tools/build/prerender/pageWriter.ts',
  'tools/build/early/earlyScript.ts',
  'src/prerender/early/early.ts',
  'vite.config.ts',
])('a change of %s asks for another build', async (file) => {
  expect(await buildInputs()).toContain(file);
});

it('a change of what no build reads asks for none', async () => {
  const inputs = await buildInputs();
  const others = /^(tests|e2e|docs|tools\/(checks|bench|commands|owner))\//;
  expect(inputs.filter((file) => others.test(file))).toEqual([]);
});

it('a build for a deployment is not taken for one of the local backend, nor the other way round', async () => {
  const local = await buildFingerprint();
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', '');
  expect(await buildFingerprint()).toBe(local);
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', 'https://shop.example');
  expect(await buildFingerprint()).not.toBe(local);
});

it('the settings of the test runner ask for no build of their own', async () => {
  const inRunner = await buildFingerprint();
  for (const name of Object.keys(process.env))
    if (!(name in environmentWithoutRunner())) vi.stubEnv(name, undefined);
  expect(Object.keys(process.env).filter((name) => name.startsWith('VITE_'))).toEqual([]);
  expect(await buildFingerprint()).not.toBe(inRunner);
});
