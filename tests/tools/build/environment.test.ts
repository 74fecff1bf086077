import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  addressSettings,
  firebaseSettings,
  missingSettings,
  usesLocalBackend,
} from '#tools/build/plugins/environment';

const complete = Object.fromEntries([...firebaseSettings, ...addressSettings].map((name) => [name, 'set']));

describe('the environment of a build', () => {
  it('means the local backend when no Firebase setting is there', () => {
    expect(usesLocalBackend({ VITE_SITE_URL: 'https://shop.example' })).toBe(true);
    expect(missingSettings({ VITE_SITE_URL: 'https://shop.example' })).toEqual([]);
  });

  it('is complete when all Firebase settings are there', () => {
    expect(usesLocalBackend(complete)).toBe(false);
    expect(missingSettings(complete)).toEqual([]);
  });

  it('names every setting that is missing', () => {
    expect(missingSettings({ VITE_FIREBASE_API_KEY: 'key' })).toEqual(
      [...firebaseSettings, ...addressSettings].filter((name) => name !== 'VITE_FIREBASE_API_KEY'),
    );
  });

  it('asks a deployment for its own addresses, and not for Analytics, which the shop has none of', () => {
    expect(missingSettings({ ...complete, VITE_SITE_URL: '' })).toEqual(['VITE_SITE_URL']);
    expect(missingSettings(complete)).not.toContain('VITE_FIREBASE_MEASUREMENT_ID');
  });

  it('means the local backend with an unedited copy of .env.example', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'));
    expect(usesLocalBackend(example)).toBe(true);
    expect(missingSettings(example)).toEqual([]);
  });

  it('counts a blank setting as missing', () => {
    expect(missingSettings({ ...complete, VITE_FIREBASE_APP_ID: ' ' })).toEqual(['VITE_FIREBASE_APP_ID']);
  });
});
