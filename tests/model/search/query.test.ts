import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedQuery, longestQuery } from '#model/search/query';

it('leaves a query as it is up to the longest, whatever its characters are made of', () => {
  expect(boundedQuery('a'.repeat(longestQuery))).toHaveLength(longestQuery);
  expect(boundedQuery('🧘'.repeat(longestQuery))).toBe('🧘'.repeat(longestQuery));
});

it('cuts what is longer, never in the middle of a character', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '🧘'), { minLength: longestQuery }), (characters) => {
      expect(boundedQuery(characters.join(''))).toBe(characters.slice(0, longestQuery).join(''));
    }),
    { numRuns: 20 },
  );
});
