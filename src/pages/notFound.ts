import { lazyPage } from '#ui/lazy/lazyPage';

/** The page for what does not exist. Its code comes when it is shown: nearly everybody finds what an address names. */
export const notFound = lazyPage(() => import('./NotFoundPage').then((module) => module.NotFoundPage));
