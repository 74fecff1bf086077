import { writeFileSync } from 'node:fs';
import { databaseRulesText } from '../../rules/rules';

// `npm run rules`: writes the file that Firebase reads from the sentences in this folder.
writeFileSync(new URL('../../database.rules.json', import.meta.url), databaseRulesText);
