import { buildShop } from '../build/buildShop';

await buildShop();
console.log('The shop is built: dist/');
