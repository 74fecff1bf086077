import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// With the extension: Vite asks for it in its own configuration.
import { chunkGroups } from './tools/build/chunks.ts';
import { content } from './tools/build/content/plugin.ts';
import { earlyRequests } from './tools/build/plugins/earlyRequests.ts';
import { compileHints } from './tools/build/plugins/compileHints.ts';
import { bundledTranslations } from './tools/build/plugins/bundledTranslations.ts';
import { shopFiles } from './tools/build/plugins/shopFiles.ts';
import { missingTexts } from './tools/build/plugins/missingTexts.ts';
import { moduleFiles } from './tools/build/plugins/moduleFiles.ts';
import { completeEnvironment } from './tools/build/plugins/environment.ts';
import { shop } from './shop.config.ts';
import { hoverMedia } from './tools/build/styles/hoverMedia.ts';
import { ownDesign } from './tools/build/styles/ownDesign.ts';
import { withinToasts } from './tools/build/styles/withinToasts.ts';
import { withoutLegendRule } from './tools/build/styles/withoutLegendRule.ts';
import { buildTarget } from './tools/build/oldestBrowsers.ts';
import { host, ports, portShift } from './local/machine/ports.ts';

export default defineConfig({
  plugins: [
    shopFiles(),
    bundledTranslations(),
    content(),
    react(),
    completeEnvironment(),
    earlyRequests(),
    moduleFiles(),
    missingTexts(),
    compileHints(),
  ],
  // What src/env.ts reads beside the settings: how far PORT_SHIFT has moved the local backend, and when pages are written.
  define: {
    'import.meta.env.VITE_PORT_SHIFT': JSON.stringify(String(portShift)),
    'import.meta.env.VITE_BUILT_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  server: { host, port: ports.dev, strictPort: true },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: buildTarget,
    // Inlined pictures and fonts would need data: in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
  css: {
    postcss: { plugins: [withoutLegendRule, withinToasts, hoverMedia, ownDesign(shop.design)] },
    preprocessorOptions: {
      // Bootstrap 5 still uses what Sass 3 will drop; its warnings are not ours to solve.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
});
