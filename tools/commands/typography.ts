import { writeFileSync } from 'node:fs';
import { frenchFiles, setFile } from '#tools/checks/typography';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run format: sets spaces and quotes of the French texts.', {});

for (const { path, text } of await frenchFiles()) {
  const set = setFile(text);
  if (set === text) continue;
  writeFileSync(path, set);
  console.log(`${path} written`);
}
