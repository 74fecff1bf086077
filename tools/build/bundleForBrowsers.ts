/**
 * Bundles the shop into dist/, with the option `--maps` with source maps. Runs in a process of its own: Vite keeps half a
 * gigabyte, which the pages need.
 */
import { build } from 'vite';
import { sayingErrors } from '#local/machine/sayingErrors';

await sayingErrors(async () => {
  await build({ logLevel: 'warn', build: { sourcemap: process.argv.includes('--maps') && 'hidden' } });
});
