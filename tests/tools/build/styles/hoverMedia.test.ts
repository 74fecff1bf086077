import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const bare = (css: string): string => css.replaceAll(/[\s;]/g, '');

const compiled = async (scss: string): Promise<string> =>
  bare((await preprocessCSS(scss, 'src/all.scss', await resolveConfig({}, 'build'))).code);

test.each([
  ['.a:hover { color: red }', '@media (hover: hover) { .a:hover { color: red } }'],
  [
    '.a:hover, .a:focus { color: red }',
    '.a:focus { color: red } @media (hover: hover) { .a:hover { color: red } }',
  ],
  [
    '@media (width > 9px) { .a:hover { color: red } }',
    '@media (width > 9px) { @media (hover: hover) { .a:hover { color: red } } }',
  ],
])('%s holds where something can be hovered', async (scss, expected) => {
  expect(await compiled(scss)).toBe(bare(expected));
});

test.each(['.a:focus { color: red }', '@media (hover: hover) { .a:not(:hover) { color: red } }'])(
  '%s stays as it is',
  async (scss) => {
    expect(await compiled(scss)).toBe(bare(scss));
  },
);
