import { expect, test } from 'vitest';
import { sheetText } from '#model/catalogue/sheet/sheetText';

const windows = [0x73, 0xfc, 0xdf, 0x20, 0x84, 0x67, 0x75, 0x74, 0x93, 0x20, 0x96, 0x20, 0x39, 0x20, 0x80];

test.each([
  ['UTF-8', new TextEncoder().encode('süß „gut“ – 9 €')],
  ['the letters of Windows', new Uint8Array(windows)],
])('a sheet in %s is read', (_name, bytes) => {
  expect(sheetText(bytes)).toBe('süß „gut“ – 9 €');
});
