import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * Lets the build leave out what the shop does not use of React Router: its form and all that it needs. It stays otherwise,
 * because nothing says that `forwardRef` has no side effect, and because it is given a name for React's developer tools.
 */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  transform: (code, id) =>
    router.test(id)
      ? {
          code: code
            .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
            .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
          map: null,
        }
      : undefined,
});
