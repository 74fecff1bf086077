import { shop } from '#shopConfig';
import { paths } from './paths';

/**
 * Needs of shoppers in display order, each with a topic or dimension to read. What helps is found by its tags and categories,
 * which stand in shop.config.ts; a need that nothing helps is not shown.
 */
export const needs = (
  [
    { name: 'sleep', page: paths.sleep },
    { name: 'stress', page: paths.anxiety },
    { name: 'money', page: `${paths.wellness}/financial` },
    { name: 'people', page: paths.socialDimension },
    { name: 'work', page: paths.performance },
    { name: 'strength', page: paths.physicalDimension },
  ] as const
).map((need) => ({ ...need, words: shop.needs[need.name] }));

export type Need = (typeof needs)[number]['name'];
