/** Draws every picture of the shop into public/: `npm run pictures`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawAll } from '../../sample/illustrations/drawAll';

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));
const drawn = drawAll();
// Every SVG here is drawn, so what an older catalogue left behind goes; og/ holds what pictures:raster renders.
const kept = readdirSync(path.join(publicFolder, 'pictures'), { recursive: true, encoding: 'utf8' });
for (const file of kept.filter((name) => name.endsWith('.svg'))) {
  if (!drawn.has(`/pictures/${file.replaceAll('\\', '/')}`))
    rmSync(path.join(publicFolder, 'pictures', file));
}
for (const [name, svg] of drawn) {
  const file = path.join(publicFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${svg}\n`);
}
const total = [...drawn.values()].reduce((sum, svg) => sum + svg.length, 0);
console.log(
  `${drawn.size} pictures, ${Math.round(total / 1024)} KB, in ${path.relative('.', publicFolder)}/`,
);
