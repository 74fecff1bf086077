import { Suspense, type ReactNode } from 'react';

/**
 * A larger part of a page, most of it below the first view: React hydrates what stands in a Suspense after the page around it, or at
 * once when somebody presses in it. The page answers a tenth earlier (docs/decisions/prerendering.md).
 */
export const HydratedLater = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
