import { writeFileSync } from 'node:fs';
import { addressFiles } from '#tools/build/addressData';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run addresses: writes what is kept about addresses anew.', {});

// `npm run addresses`: writes what is known of addresses of all countries the shop delivers to.
for (const [file, text] of Object.entries(await addressFiles())) {
  writeFileSync(new URL(`../../${file}`, import.meta.url), text);
}
