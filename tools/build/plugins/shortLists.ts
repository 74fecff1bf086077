import type { Plugin } from 'vite';

const lists = /\/src\/model\/search\/words\/\w+\.ts$/;

/** Removes the spaces between the words of the search's lists, which only make the source readable. */
export const shortLists = (): Plugin => ({
  name: 'short-lists',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (lists.test(id) ? { code: code.replaceAll(/,\s+/g, ','), map: null } : undefined),
});
