import { readFile } from 'node:fs/promises';
import { parseJson } from '#local/database/data/json';
import { ports } from '#local/machine/ports';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import { startDatabase } from '#local/database/server';
import { commandLine } from '#tools/terminal/commandLine';

const { values } = commandLine(
  'npm run database -- [--port 9000] [--rules FILE] [--seed FILE] [--data FILE]',
  {
    port: { type: 'string', default: String(ports.database) },
    rules: { type: 'string', default: 'database.rules.json' },
    seed: { type: 'string' },
    data: { type: 'string' },
  },
);

const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  throw new Error(`--port ${values.port} is no port.`);
const database = await startDatabase({
  port,
  rules: rulesFrom(await readFile(values.rules, 'utf8')),
  seed: values.seed === undefined ? undefined : parseJson(await readFile(values.seed, 'utf8')),
  dataFile: values.data,
});
console.log(`Database ready at ${database.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void database.close());
}
