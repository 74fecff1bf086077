import { expect, it, vi } from 'vitest';
import { lazyRecord } from '#model/lazyRecord';

it('works out a value when it is first asked for, and once', () => {
  const workOut = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const record = lazyRecord(['a', 'b'], workOut);
  expect(workOut).not.toHaveBeenCalled();
  expect([record.a, record.a]).toEqual(['A', 'A']);
  expect(workOut.mock.calls).toEqual([['a']]);
});

it('has all its keys from the start', () => {
  expect({ ...lazyRecord(['a', 'b'], (key) => key) }).toEqual({ a: 'a', b: 'b' });
});
