import { describe, expect, it } from 'vitest';
import { closestDimension } from '#model/search/closestDimension';

describe('the closest dimension', () => {
  it('is the one that most of the best are about', () => {
    const found = [
      { dimensions: ['Physical' as const, 'Emotional' as const] },
      { dimensions: ['Emotional' as const] },
      { dimensions: ['Social' as const] },
    ];
    expect(closestDimension(found)).toBe('Emotional');
  });

  it('is none where nothing is about any', () => {
    expect(closestDimension([])).toBeUndefined();
    expect(closestDimension([{ dimensions: [] }])).toBeUndefined();
  });
});
