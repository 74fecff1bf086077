/** Writes the catalogue's JSON files from its tables: `npm run seed:make`. */
import { writeFileSync } from 'node:fs';
import { buildCatalogue } from '../../sample/sampleCatalogue';
import { seedFile } from '../../../local/seed/readSeed';

const catalogue = buildCatalogue();
for (const node of ['programs', 'products'] as const) {
  writeFileSync(seedFile(node), `${JSON.stringify(catalogue[node], null, 2)}\n`);
  console.log(`${node}.json: ${Object.keys(catalogue[node]).length} ${node}`);
}
