import { expect, test } from 'vitest';
import { sheetText } from '#model/catalogue/sheet/sheetText';

test.each([
  ['UTF-8', new TextEncoder().encode('süß')],
  ['the letters of Windows', new Uint8Array([0x73, 0xfc, 0xdf])],
])('a sheet in %s is read', (_name, bytes) => {
  expect(sheetText(bytes)).toBe('süß');
});
