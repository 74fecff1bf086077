import { writeFileSync } from 'node:fs';
import { frenchFiles, setFile } from '../checks/typography';

for (const { path, text } of await frenchFiles()) {
  const set = setFile(text);
  if (set === text) continue;
  writeFileSync(path, set);
  console.log(`${path} written`);
}
