import { readSheet } from '#model/catalogue/sheet/readSheet';
import { findingsOfNode } from './catalogueFindings';
import type { Finding } from './finding';
import { said } from './said';

/** What is wrong with a sheet, before anything is written: its rows as new entries. */
export function sheetFindings(text: string): {
  findings: Finding[];
  entries: Readonly<Record<string, unknown>>;
} {
  const { rows, problems } = readSheet(text, { products: {}, programs: {} });
  const ofRows = rows.flatMap(({ line, node, id, entry, problems: unread }): Finding[] =>
    unread.length > 0 || node === undefined
      ? unread.map((problem) => ({ place: `line ${line}`, level: 'error', text: said(problem) }))
      : findingsOfNode(node, { [id]: entry }),
  );
  const ofSheet = problems.map((problem): Finding => ({
    place: 'the sheet',
    level: 'error',
    text: said(problem),
  }));
  return {
    findings: [...ofSheet, ...ofRows],
    entries: Object.fromEntries(rows.map(({ node, id, entry }) => [`${node ?? 'unknown'}/${id}`, entry])),
  };
}
