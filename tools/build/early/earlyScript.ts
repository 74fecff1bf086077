import { build } from 'vite';
import { policyHashOf } from '#tools/build/policyHash';

const { NODE_ENV } = process.env;
const built = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    copyPublicDir: false,
    modulePreload: false,
    // An old browser must be able to read it, to be told that it is one.
    target: 'es2015',
    rolldownOptions: { input: 'src/prerender/early/early.ts', output: { format: 'iife' } },
  },
});
// Vite names the whole process after what it builds, and whatever this process starts later.
if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
const [script] = 'output' in built ? built.output : [];
if (script?.type !== 'chunk') throw new Error('The early script could not be bundled.');

/** The script that stands in every prerendered page, as it stands there. */
export const earlyScript: string = script.code.trim();

/** The script's hash for the content security policy. */
export const earlyScriptHash: string = policyHashOf(earlyScript);
