import { readFile, writeFile } from 'node:fs/promises';
import { readSeedNodes } from '#local/seed/readSeed';
import { openAccess } from '#tools/owner/access';
import { fieldsPage } from '#tools/owner/catalogue/fieldsPage';
import { findingsOf, placedEntries } from '#tools/owner/catalogue/catalogueFindings';
import { photoFindings } from '#tools/owner/catalogue/photoFindings';
import { sheetFindings } from '#tools/owner/catalogue/sheetFindings';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
import { exportCatalogue, importCatalogue } from '#tools/owner/catalogue/sheets';
import { commandLine } from '#tools/terminal/commandLine';
import { confirm } from '#tools/terminal/confirm';

// The owner's catalogue as files: `npm run catalogue -- check [FILE]`, `import FILE`, `export FILE`. Single items are changed at the desk.
const usage = `npm run catalogue -- check [FILE.csv|FILE.json]    without FILE: the sample in local/seed
npm run catalogue -- import FILE.csv|FILE.json [--yes]   says row by row what it understood, and asks
npm run catalogue -- export FILE.csv|FILE.json [--commas] [--yes]
npm run catalogue -- fields                   writes docs/catalogue.md
${accessUsage}`;

const { values, positionals } = commandLine(
  usage,
  {
    ...accessOptions,
    yes: { type: 'boolean' },
    commas: { type: 'boolean' },
  },
  2,
);

/** What is said of a file's entries, and these by their places. */
async function readFindings(file: string | undefined): Promise<ReturnType<typeof sheetFindings>> {
  if (file !== undefined && /\.csv$/i.test(file)) return sheetFindings(await readFile(file, 'utf8'));
  const catalogue = file === undefined ? readSeedNodes() : parsed(file, await readFile(file, 'utf8'));
  return { findings: findingsOf(catalogue).findings, entries: placedEntries(catalogue) };
}

async function check(file: string | undefined): Promise<string> {
  const { findings: judged, entries } = await readFindings(file);
  const findings = [...judged, ...(await photoFindings(entries))];
  const errors = findings.filter(({ level }) => level === 'error').length;
  const lines = findings.map(({ level, place, text: what }) => `${level.padEnd(8)} ${place}: ${what}`);
  const sum = `${Object.keys(entries).length} entries, ${errors} errors, ${findings.length - errors} warnings`;
  if (errors > 0) process.exitCode = 1;
  return [...lines, sum].join('\n');
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`, {
      cause: error,
    });
  }
}

await runCommand(async () => {
  const [command, subject] = positionals;
  if (command === 'check') return check(subject);
  if (command === 'fields') {
    await writeFile('docs/catalogue.md', await fieldsPage());
    return 'docs/catalogue.md is written.';
  }
  if (subject === undefined) throw new Error(usage);
  if (command === 'export') return exportCatalogue(await openAccess(values), subject, values);
  if (command === 'import') {
    return importCatalogue(await openAccess(values), await readFile(subject, 'utf8'), (about) =>
      confirm({ about, answer: 'yes', given: values.yes === true ? 'yes' : undefined, option: '--yes' }),
    );
  }
  throw new Error(usage);
});
