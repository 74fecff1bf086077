import { filledNodes } from '#local/seed/filledNodes';
import { fillDatabase } from '#local/seed/fillDatabase';
import { readSeedNodes } from '#local/seed/readSeed';
import { openAccess } from '#tools/owner/access';
import { commandLine } from '#tools/terminal/commandLine';
import { confirm } from '#tools/terminal/confirm';

const usage = `npm run seed -- [--url DATABASE] [--token ADMINISTRATOR'S TOKEN] [--yes]
Fills a database with the sample catalogue. One that is not empty is overwritten only with --yes.`;

const { values } = commandLine(usage, {
  url: { type: 'string' },
  token: { type: 'string' },
  yes: { type: 'boolean' },
});
const token = values.token ?? 'owner';

const { databaseUrl: url } = await openAccess({ url: values.url, token });
const filled = await filledNodes(url, token);
if (filled.length > 0) {
  await confirm({
    about: `${new URL(url).host} is not empty (${filled.join(', ')}). The sample replaces programs, products and texts.`,
    answer: 'yes',
    given: values.yes === true ? 'yes' : undefined,
    option: '--yes',
  });
}
await fillDatabase(url, token, readSeedNodes(), console.log);
