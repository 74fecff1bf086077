import { writeFileSync } from 'node:fs';
import { addressFiles } from '../build/addressData';

// `npm run addresses`: writes what is known of addresses of all countries the shop delivers to.
for (const [file, text] of Object.entries(await addressFiles())) {
  writeFileSync(new URL(`../../${file}`, import.meta.url), text);
}
