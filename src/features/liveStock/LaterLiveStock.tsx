import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart';
import { useIsHydrating } from '#ui/useIsHydrating';
import type { LiveStock } from './LiveStock';

const liveStock = lazyPart(() => import('./LiveStock').then((module) => module.LiveStock));

/** Live stock, whose code comes when the page has been hydrated: it follows no stock before it was seen for a while. */
export function LaterLiveStock(props: ComponentProps<typeof LiveStock>) {
  const isHydrating = useIsHydrating();
  return <Suspense>{!isHydrating && <liveStock.Part {...props} />}</Suspense>;
}
