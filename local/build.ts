import { buildShop } from './building';

await buildShop();
console.log('The shop is built: dist/');
