import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * Lets the build leave out what the shop does not use of React Router: its form, its scripts and error pages, and all that
 * these need. They stay otherwise, because nothing says that `forwardRef` and `extends` have no side effect, because the
 * form is given a name for React's developer tools, and because links can fetch the data of pages, which only its framework
 * asks them to.
 */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  transform: (code, id) =>
    router.test(id)
      ? {
          code: code
            .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
            .replaceAll(/^\w+\.displayName = .*;$/gm, '')
            .replaceAll(/\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null')
            .replaceAll(
              / = class extends (\w+\.Component) \{/g,
              ' = class extends (/* @__PURE__ */ (() => $1)()) {',
            ),
          map: null,
        }
      : undefined,
});
