import { paths } from './paths';
import { isClosed } from './sections';

/** The topics the shop writes about; each has a page, and tags of what fits it. */
const written = [
  { slug: 'sleep', path: paths.sleep },
  { slug: 'anxiety', path: paths.anxiety },
  { slug: 'performance', path: paths.performance },
] as const;

export type Topic = (typeof written)[number];

export const topics: readonly Topic[] = written.filter(({ path }) => !isClosed(path));
