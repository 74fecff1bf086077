import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFields } from '#model/untrusted';

/** A place that still says what the sample says. */
export interface Remnant {
  where: string;
  what: string;
}

/** Invented by the sample: its name, its numbers, its addresses. */
const ofSample = /eightwell|\bsample\b|555 01\d\d|\.example\b/i;
const sampleLogo = 'tools/pictures/app-icon.svg';
/** Addresses and keys with the sample's name in them that the specification names, and nobody reads. */
const technical = /\/EightwellHealth|persist:eightwell|eightwell:/g;

/** The texts of a configuration, with the way to each. */
function textsIn(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, `${way}[${at}]`));
  return isFields(value)
    ? Object.entries(value).flatMap(([key, each]) => textsIn(each, way === '' ? key : `${way}.${key}`))
    : [];
}

/** What of shop.config.ts is still the sample's, or still empty. */
export function configRemnants(config: unknown): Remnant[] {
  return textsIn(config, '').flatMap(([way, text]) => {
    const where = `shop.config.ts: ${way}`;
    if (text === '' && way.startsWith('company.')) return { where, what: 'is empty' };
    return ofSample.test(text) || text === sampleLogo ? { where, what: text } : [];
  });
}

/** The lines of a text that name the sample. */
export const linesNamingSample = (text: string): number[] =>
  text.split('\n').flatMap((line, at) => (/eightwell/i.test(line.replaceAll(technical, '')) ? at + 1 : []));

/** What a shopper reads, or the build makes pictures of. */
const folders = ['public/locales', 'src/content', 'tools/pictures'];
const isText = /\.(json|md|svg|html|ts)$/;

async function textRemnants(folder: string): Promise<Remnant[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const found = files.map(async (file): Promise<Remnant[]> => {
    const lines = linesNamingSample(await readFile(file, 'utf8'));
    return lines.map((line) => ({ where: `${file}:${line}`, what: 'names Eightwell' }));
  });
  return (await Promise.all(found)).flat();
}

/** The files of a folder of drawings that the sample's catalogue names. */
async function sampleDrawings(folder: string, named: string): Promise<Remnant[]> {
  const names = await readdir(folder).catch(() => []);
  const count = names.filter((name) => named.includes(name)).length;
  return count === 0 ? [] : [{ where: folder, what: `${count} drawings of the sample’s catalogue` }];
}

/** Every remnant of the sample that can be seen in a shop; none where all of it is somebody's own. */
export async function remnants(config: unknown): Promise<Remnant[]> {
  const seed = await Promise.all(
    ['programs', 'products'].map((node) => readFile(`local/seed/${node}.json`, 'utf8')),
  );
  const drawings = ['programs', 'products', 'meals'].map((folder) =>
    sampleDrawings(`public/pictures/${folder}`, seed.join('')),
  );
  const seen = await Promise.all([...folders.map(textRemnants), ...drawings]);
  return [...configRemnants(config), ...seen.flat()];
}
