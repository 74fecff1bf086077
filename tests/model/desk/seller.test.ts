import { expect, test } from 'vitest';
import { sellerLines } from '#model/desk/papers/seller';

const brand = { name: 'Almhonig', email: 'hallo@almhonig.example', address: ['Ring 1', '1010 Wien'] };
const lastLine = (vatId: string, language: 'en' | 'de' | 'fn') =>
  sellerLines(brand, { legalForm: 'e. U.', register: 'FN 1a', vatId }, language).at(-1);

test.each([
  ['ATU12345678', 'de', 'USt-IdNr. ATU12345678'],
  ['ATU12345678', 'en', 'VAT number ATU12345678'],
  ['FR12345678901', 'fn', 'Numéro de TVA FR12345678901'],
  ['USt-IdNr. DE123456789', 'de', 'USt-IdNr. DE123456789'],
  ['', 'de', 'FN 1a'],
] as const)('%j is named in %s as %j', (vatId, language, line) => {
  expect(lastLine(vatId, language)).toBe(line);
});
