import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// With the extension: Vite asks for it in its own configuration.
import { chunkGroups, compileHint, withoutPresent } from './tools/build/chunks.ts';
import { content } from './tools/build/content/plugin.ts';
import { earlyRequests } from './tools/build/plugins/earlyRequests.ts';
import { englishTexts } from './tools/build/plugins/englishTexts.ts';
import { missingTexts } from './tools/build/plugins/missingTexts.ts';
import { moduleFiles } from './tools/build/plugins/moduleFiles.ts';
import { shortLists } from './tools/build/plugins/shortLists.ts';
import { unusedParts } from './tools/build/plugins/unusedParts.ts';
import { completeEnvironment } from './tools/build/plugins/environment.ts';
import { scopedName } from './tools/build/styles/scopedName.ts';
import { withinToasts } from './tools/build/styles/withinToasts.ts';
import { withoutLegendRule } from './tools/build/styles/withoutLegendRule.ts';
import { buildTarget } from './tools/build/oldestBrowsers.ts';
import { host, ports, portShift } from './local/machine/ports.ts';

/** React Router names its development build alone; the other is the same without warnings. */
const router = (part: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${part}.mjs`, import.meta.url));

/** What libraries call to warn developers; i18next's logger writes nothing but errors unless it debugs. */
const silentFunctions = [
  ...['log', 'warn', 'once', 'deprecate'].map((name) => `this.logger.${name}`),
  'warning',
  'warningOnce',
  'warnOnce',
];

export default defineConfig({
  plugins: [
    englishTexts(),
    content(),
    shortLists(),
    react(),
    completeEnvironment(),
    earlyRequests(),
    moduleFiles(),
    missingTexts(),
    unusedParts(),
  ],
  // What src/env.ts reads beside the settings: how far PORT_SHIFT has moved the local backend, and when pages are written.
  define: {
    'import.meta.env.VITE_PORT_SHIFT': JSON.stringify(String(portShift)),
    'import.meta.env.VITE_BUILT_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: router('index') },
      { find: /^react-router\/dom$/, replacement: router('dom-export') },
      // Made for React before 18; since then it is React's own.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  server: { host, port: ports.dev, strictPort: true },
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: withoutPresent },
    target: buildTarget,
    // One kilobyte less of every first visit than with Vite's own minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 2, pure_funcs: silentFunctions },
      format: { comments: false },
    },
    // Inlined pictures and fonts would need data: in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The start names every file that can be asked for: a shorter hash of each saves a fifth of a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: chunkGroups(),
        },
        postBanner: compileHint,
      },
    },
  },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [withoutLegendRule, withinToasts] },
    preprocessorOptions: {
      // Bootstrap 5 still uses what Sass 3 will drop; its warnings are not ours to solve.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
});
