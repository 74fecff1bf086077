import type { Plugin } from 'vite';
import { runAtOnce } from '#tools/build/chunks';

/** V8 looks for it at the beginning of a file alone. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Lets V8 compile all of the code that every page runs at once while the rest arrives, beside the page's own thread; else it
 * would compile each function when it is first called. See https://v8.dev/blog/explicit-compile-hints.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: ({ build }) => !build?.ssr,
    generateBundle: {
      // Runs after Vite, which puts the list of files for imports on demand before everything else.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && runAtOnce.includes(chunk.name))
            chunk.code = `${compileHint}\n${chunk.code}`;
      },
    },
  };
}
