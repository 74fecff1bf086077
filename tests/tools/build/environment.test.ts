import { describe, expect, it } from 'vitest';
import {
  firebaseSettings,
  missingSettings,
  usesLocalBackend,
} from '../../../tools/build/plugins/environment';

const complete = Object.fromEntries(firebaseSettings.map((name) => [name, 'set']));

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
      firebaseSettings.filter((name) => name !== 'VITE_FIREBASE_API_KEY'),
    );
  });

  it('counts a blank setting as missing', () => {
    expect(missingSettings({ ...complete, VITE_FIREBASE_APP_ID: ' ' })).toEqual(['VITE_FIREBASE_APP_ID']);
  });
});
