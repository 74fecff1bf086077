/** `npm run build`: dist/ for the configured deployment. With `--local`, for the local backend and only when needed. */
import { buildShop, ensureBuilt } from '../build/buildShop';

await (process.argv.includes('--local') ? ensureBuilt() : buildShop());
console.log('The shop is built: dist/');
