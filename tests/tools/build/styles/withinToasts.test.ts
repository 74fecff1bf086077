import { readFile } from 'node:fs/promises';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

test('the first toast makes a browser style no element anew but its own', async () => {
  const config = await resolveConfig({}, 'build');
  const file = 'node_modules/react-toastify/dist/ReactToastify.css';
  const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
  expect(code).toMatch(/\.Toastify\s*\{\s*--toastify-/);
  expect(code).not.toContain(':root');
});
