import { findingsOf, placedEntries } from './catalogueFindings';
import type { Finding } from './finding';
import { inSeveralFiles } from './inSeveral';
import { sheetFindings } from './sheetFindings';
import type { SheetFile } from './sheets';
import { messageOf } from '#tools/terminal/commandLine';

interface Checked {
  findings: Finding[];
  /** What stands in the files, by places such as `products/mat`. */
  entries: Readonly<Record<string, unknown>>;
}

function parsed({ name, text }: SheetFile): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is no JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** What is wrong with a catalogue as it was read from JSON. */
export const checkCatalogue = (catalogue: unknown): Checked => ({
  findings: findingsOf(catalogue).findings,
  entries: placedEntries(catalogue),
});

/** What is wrong with files that are to be one catalogue. */
export function checkFiles(files: readonly SheetFile[]): Checked {
  const read = files.map((file) =>
    /\.csv$/i.test(file.name) ? sheetFindings(file.text) : checkCatalogue(parsed(file)),
  );
  const placed = read.map(({ entries }, at) => ({
    name: files[at]?.name ?? '',
    places: Object.keys(entries),
  }));
  return {
    findings: [...read.flatMap(({ findings }) => findings), ...inSeveralFiles(placed)],
    entries: Object.assign({}, ...read.map(({ entries }) => entries)) as Checked['entries'],
  };
}
