/** Writes the part of the shop's font that its texts need: `npm run font`. */
import { writeFileSync } from 'node:fs';
import { licenceOfFont, makeTextFont, textFontFile, textFontLicence } from '#tools/build/styles/textFont';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run font: writes the part of the font that the texts of the shop need.', {});

const font = await makeTextFont();
writeFileSync(textFontFile, font);
writeFileSync(textFontLicence, licenceOfFont());
console.log(`${textFontFile}: ${font.length} bytes`);
