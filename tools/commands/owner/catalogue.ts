import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSeedNodes } from '../../../local/seed/readSeed';
import { openAccess } from '../../owner/access';
import { findingsOf } from '../../owner/catalogue/catalogueFindings';
import { accessOptions, accessUsage, runCommand } from '../../owner/options';
import { setPrice, setStock, type Change } from '../../owner/catalogue/shelf';

// The owner's catalogue: `npm run catalogue -- check [FILE]`, `stock ID N`, `price ID N`. See docs/deploy.md.
const usage = `npm run catalogue -- check [FILE]          without FILE: the sample in local/seed
npm run catalogue -- stock ID N [--colour COLOUR --size SIZE] [--was N]
npm run catalogue -- price ID N [--was N]
${accessUsage}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...accessOptions,
    colour: { type: 'string' },
    size: { type: 'string' },
    was: { type: 'string' },
  },
});

async function check(file: string | undefined): Promise<string> {
  const catalogue = file === undefined ? readSeedNodes() : parsed(file, await readFile(file, 'utf8'));
  const { findings, entries } = findingsOf(catalogue);
  const errors = findings.filter(({ level }) => level === 'error').length;
  const lines = findings.map(({ level, place, text: what }) => `${level.padEnd(8)} ${place}: ${what}`);
  const sum = `${entries} entries, ${errors} errors, ${findings.length - errors} warnings`;
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

function numberFrom(text: string | undefined): number {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw new Error(`${text ?? 'Nothing'} is no number.\n${usage}`);
}

const told = ({ place, before, now }: Change): string => `${place}: ${before} → ${now}`;

await runCommand(async () => {
  const [command, subject, amount] = positionals;
  if (command === 'check') return check(subject);
  if (subject === undefined) throw new Error(usage);
  const was = values.was === undefined ? undefined : numberFrom(values.was);
  if (command === 'stock') {
    const { colour, size } = values;
    const units = numberFrom(amount);
    return told(await setStock(await openAccess(values), subject, units, { colour, size, was }));
  }
  if (command === 'price') {
    const price = numberFrom(amount);
    return told(await setPrice(await openAccess(values), subject, price, was));
  }
  throw new Error(usage);
});
