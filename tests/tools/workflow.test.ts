import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';

test.each(readdirSync(folder))('%s takes its actions by commit, which nobody can move', (file) => {
  const uses = readFileSync(`${folder}/${file}`, 'utf8').match(/uses:.*/g) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/^uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d/);
});
