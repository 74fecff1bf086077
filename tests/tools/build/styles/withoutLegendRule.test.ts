import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

test('no rule of Bootstrap’s makes a browser style the neighbours of what is added anew', async () => {
  const config = await resolveConfig({}, 'build');
  const { code } = await preprocessCSS("@use './src/styles/index';", 'src/all.scss', config);
  expect(code).toContain('legend {');
  expect(code).not.toMatch(/legend *\+ *\*/);
});
