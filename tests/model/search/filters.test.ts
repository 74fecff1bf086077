import { expect, it } from 'vitest';
import { noFilters, withToggled, without } from '#model/search/filters';

it('takes a filter away once, however often that is asked before the list is rendered again', () => {
  const yoga = { facet: 'tag', value: 'Yoga' } as const;
  const filters = withToggled(withToggled(noFilters, 'tag', 'Yoga'), 'tag', 'Sleep');
  const left = without(filters, yoga);
  expect(left.values.tag).toEqual(['Sleep']);
  expect(without(left, yoga)).toEqual(left);
});
