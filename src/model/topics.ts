import { paths } from './paths';

/** The topics the shop writes about; each has a page, and names what fits it. */
export const topics = [
  { slug: 'sleep', path: paths.sleep },
  { slug: 'anxiety', path: paths.anxiety },
  { slug: 'performance', path: paths.performance },
] as const;

export type Topic = (typeof topics)[number];
