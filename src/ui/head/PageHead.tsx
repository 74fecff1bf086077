import { Suspense } from 'react';
import type { PageHeadProps } from './HelmetHead';
import { lazyPart } from '../lazy/lazyPart';

// Helmet is not needed for the first content to show; it comes right behind it.
export const helmetHead = lazyPart(() => import('./HelmetHead').then((module) => module.HelmetHead));

/** The page's title, " | " and the template, and its description. Exactly one per page, or titles double. */
export function PageHead(props: PageHeadProps) {
  return (
    <Suspense>
      <helmetHead.Part {...props} />
    </Suspense>
  );
}
