import { expect, test, vi } from 'vitest';
import { oncePer } from '#model/oncePer';

test('of an object something is made once, of its like anew, and nothing is a value, too', () => {
  const make = vi.fn<(source: { name: string }) => string | undefined>(({ name }) => name || undefined);
  const nameOf = oncePer(make);
  const [mat, none] = [{ name: 'Mat' }, { name: '' }];
  expect([nameOf(mat), nameOf(mat), nameOf({ ...mat })]).toEqual(['Mat', 'Mat', 'Mat']);
  expect([nameOf(none), nameOf(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
