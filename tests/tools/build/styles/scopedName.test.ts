import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../../../tools/build/styles/scopedName';

const nameIn = (file: string, name = 'who') => scopedName(name, join(process.cwd(), 'src', file));

test('a class keeps its name, so that it is found again in the browser', () => {
  expect(nameIn('A.module.scss')).toMatch(/^who_[\w-]{2}$/);
});

test('the same name in two files is two names in the page', () => {
  expect(nameIn('A.module.scss')).not.toBe(nameIn('B.module.scss'));
});

test('all classes of a file have the same ending', () => {
  const endOf = (name: string) => name.slice(-3);
  expect(endOf(nameIn('A.module.scss', 'who'))).toBe(endOf(nameIn('A.module.scss', 'trouble')));
});

test('two builds give the same name', () => {
  expect(nameIn('A.module.scss')).toBe(nameIn('A.module.scss'));
});
