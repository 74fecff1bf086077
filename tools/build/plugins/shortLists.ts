import type { Plugin } from 'vite';

const lists = /\/src\/model\/search\/words\/\w+\.ts$/;

/** Leaves out the blanks between the words of the search's lists, which are there for whoever reads them. */
export const shortLists = (): Plugin => ({
  name: 'short-lists',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (lists.test(id) ? { code: code.replaceAll(/,\s+/g, ','), map: null } : undefined),
});
