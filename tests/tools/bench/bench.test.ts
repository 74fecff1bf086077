import { describe, expect, it } from 'vitest';
import { missedAnswer } from '#tools/bench/goals';
import { median, spreadOf, table } from '#tools/bench/tables';

describe('the bench', () => {
  it('takes the middle of what it measured', () => {
    expect(median([3, 1, 20])).toBe(3);
    expect(median([4, 1, 2, 20])).toBe(3);
  });

  it('takes what three of four do not exceed, and the worst', () => {
    expect(spreadOf([100, 20, 40, 30])).toEqual({ usual: 40, worst: 100 });
    expect(spreadOf([])).toEqual({ usual: 0, worst: 0 });
  });

  it('names the goal that answers have missed so far that it is felt', () => {
    expect(missedAnswer({ usual: 150, worst: 300 })).toBe('');
    expect(missedAnswer({ usual: 151, worst: 200 })).toBe('usually');
    expect(missedAnswer({ usual: 40, worst: 301 })).toBe('at worst');
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
