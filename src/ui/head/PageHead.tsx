import { Suspense } from 'react';
import { loadTexts } from '#i18n';
import type { PageHeadProps } from './HelmetHead';
import { lazyPart } from '#ui/lazy/lazyPart';
import { useIsHydrating } from '#ui/useIsHydrating';

const isWriting = typeof document === 'undefined';

// A prerendered page has its head already: Helmet's code is asked for when the page is hydrated.
export const helmetHead = lazyPart(async () => {
  // Where pages are prerendered, all texts are there.
  const texts = isWriting ? undefined : loadTexts(['head']);
  const [{ HelmetHead }] = await Promise.all([import('./HelmetHead'), texts]);
  return HelmetHead;
});

/** The page's title, " | " and the template, and its description. Exactly one per page, or titles double. */
export function PageHead(props: PageHeadProps) {
  // While a prerendered page is hydrated, its head stays as it is.
  const isDue = !useIsHydrating() || isWriting;
  return <Suspense>{isDue && <helmetHead.Part {...props} />}</Suspense>;
}
