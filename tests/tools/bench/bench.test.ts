import { describe, expect, it } from 'vitest';
import { median } from '../../../tools/bench/median';
import { table } from '../../../tools/bench/tables';

describe('the bench', () => {
  it('takes the middle of what it measured', () => {
    expect(median([3, 1, 20])).toBe(3);
    expect(median([4, 1, 2, 20])).toBe(3);
  });

  it('shows a table, numbers to the right', () => {
    expect(
      table([
        ['Page', 'KB'],
        ['/', '1.5'],
        ['/cart', '12'],
      ]),
    ).toBe('Page    KB\n/      1.5\n/cart   12');
  });
});
