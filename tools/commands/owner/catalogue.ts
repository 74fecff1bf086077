import { readFile, writeFile } from 'node:fs/promises';
import { readSeedNodes } from '#local/seed/readSeed';
import { sheetText } from '#model/catalogue/sheet/sheetText';
import { openAccess } from '#tools/owner/access';
import { fieldsPage } from '#tools/owner/catalogue/fieldsPage';
import { checkCatalogue, checkFiles } from '#tools/owner/catalogue/checkFiles';
import { photoFindings } from '#tools/owner/catalogue/photoFindings';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
import { exportCatalogue, importCatalogue, type SheetFile } from '#tools/owner/catalogue/sheets';
import { commandLine } from '#tools/terminal/commandLine';
import { confirm } from '#tools/terminal/confirm';

// The owner's catalogue as files: `npm run catalogue -- check [FILE]`, `import FILE`, `export FILE`. Single items are changed at the desk.
const usage = `npm run catalogue -- check [FILE.csv|FILE.json …]    without FILE: the sample in local/seed
npm run catalogue -- import FILE.csv|FILE.json … [--yes]   says row by row what it understood, and asks;
   --large with --yes where a price is meant to change by more than half
npm run catalogue -- export FILE.csv|FILE.json [--commas] [--yes]
npm run catalogue -- fields                   writes docs/catalogue.md
${accessUsage}`;

const { values, positionals } = commandLine(
  usage,
  {
    ...accessOptions,
    yes: { type: 'boolean' },
    commas: { type: 'boolean' },
    large: { type: 'boolean' },
  },
  Number.POSITIVE_INFINITY,
);

const readNamed = async (name: string): Promise<SheetFile> => ({
  name,
  text: sheetText(await readFile(name)),
});

async function check(files: readonly string[]): Promise<string> {
  const { findings: judged, entries } =
    files.length === 0
      ? checkCatalogue(readSeedNodes())
      : checkFiles(await Promise.all(files.map(readNamed)));
  const findings = [...judged, ...(await photoFindings(entries))];
  const errors = findings.filter(({ level }) => level === 'error').length;
  const lines = findings.map(({ level, place, text: what }) => `${level.padEnd(8)} ${place}: ${what}`);
  const sum = `${Object.keys(entries).length} entries, ${errors} errors, ${findings.length - errors} warnings`;
  if (errors > 0) process.exitCode = 1;
  return [...lines, sum].join('\n');
}

await runCommand(async () => {
  const [command, ...subjects] = positionals;
  const [subject] = subjects;
  if (command === 'check') return check(subjects);
  if (command === 'fields') {
    await writeFile('docs/catalogue.md', await fieldsPage());
    return 'docs/catalogue.md is written.';
  }
  if (subject === undefined) throw new Error(usage);
  if (command === 'export') return exportCatalogue(await openAccess(values), subject, values);
  if (command === 'import') {
    const files = await Promise.all(subjects.map(readNamed));
    return importCatalogue(await openAccess(values), files, ({ about, isDoubtful }) =>
      confirm({
        about,
        answer: 'yes',
        given: values.yes === true && (!isDoubtful || values.large === true) ? 'yes' : undefined,
        option: isDoubtful ? '--yes --large' : '--yes',
      }),
    );
  }
  throw new Error(usage);
});
