/** Draws every picture of the shop into public/: `npm run pictures`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawAll } from '../sample/illustrations/drawAll';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const drawn = drawAll();
// Everything in this folder is drawn, so what an older catalogue left behind goes.
rmSync(path.join(publicFolder, 'pictures'), { recursive: true, force: true });
for (const [name, svg] of drawn) {
  const file = path.join(publicFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${svg}\n`);
}
const total = [...drawn.values()].reduce((sum, svg) => sum + svg.length, 0);
console.log(
  `${drawn.size} pictures, ${Math.round(total / 1024)} KB, in ${path.relative('.', publicFolder)}/`,
);
