/** Writes the part of the shop's font that its texts need: `npm run font`. */
import { writeFileSync } from 'node:fs';
import { licenceOfFont, makeTextFont, textFontFile, textFontLicence } from '../build/styles/textFont';

const font = await makeTextFont();
writeFileSync(textFontFile, font);
writeFileSync(textFontLicence, licenceOfFont());
console.log(`${textFontFile}: ${font.length} bytes`);
