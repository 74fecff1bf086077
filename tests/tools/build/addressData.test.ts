import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressFiles } from '#tools/build/addressData';

test('what the shop knows of addresses is what the package gives', async () => {
  for (const [file, text] of Object.entries(await addressFiles()))
    expect(readFileSync(file, 'utf8')).toBe(text);
});
