import { expect, test } from 'vitest';
import { sheetText } from '#features/desk/catalogue/sheetText';

test.each([
  ['UTF-8', new TextEncoder().encode('süß')],
  ['the letters of Windows', new Uint8Array([0x73, 0xfc, 0xdf])],
])('a sheet in %s is read', async (_name, bytes) => {
  expect(await sheetText(new Blob([bytes]))).toBe('süß');
});
