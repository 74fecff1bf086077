import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBuilt } from '../build/buildShop';
import { writtenFiles } from '../build/hosting/generatedFiles';

// The policy names the styles that stand in the built pages.
await ensureBuilt();

for (const { path, text } of writtenFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${path} written`);
}
