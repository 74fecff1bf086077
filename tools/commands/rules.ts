import { writeFileSync } from 'node:fs';
import { databaseRulesText } from '#rules/rules';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run rules: writes database.rules.json from rules/.', {});

// `npm run rules`: writes database.rules.json from rules/.
writeFileSync(new URL('../../database.rules.json', import.meta.url), databaseRulesText);
