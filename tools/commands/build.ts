/**
 * `npm run build`: dist/ for the configured deployment. With `--local`, for the local backend and only when needed; with
 * `--maps`, source maps beside it.
 */
import { buildShop, ensureBuilt, mapFolder } from '../build/buildShop';

const asks = (option: string): boolean => process.argv.includes(option);

await (asks('--local') ? ensureBuilt() : buildShop({ hasMaps: asks('--maps') }));
console.log(`The shop is built: dist/${asks('--maps') ? `, its source maps in ${mapFolder}/` : ''}`);
