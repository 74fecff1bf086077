import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that React hydrates by itself, when there is time or when the visitor uses it: a press
 * elsewhere does not wait for it.
 */
export const HydratedApart = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
