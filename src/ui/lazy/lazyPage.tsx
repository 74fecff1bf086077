import { lazy, useState, type ComponentType } from 'react';
import { inTime } from './inTime';
import { namedLoadError } from './missingCode';
import { styled } from './missingStyles';
import { reloadOnce } from './reloadOnce';

export interface LazyPage<Props> {
  Page: ComponentType<Props>;
  /** Fetches the page's code; the same promise however often it is asked for. */
  preload: () => Promise<unknown>;
  /** Whether the code is there. */
  isReady: () => boolean;
}

/** Code-splits a page. A page whose code is loaded renders at once, without a spinner. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let ready: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPage = (): Promise<ComponentType<Props>> =>
    inTime(styled(load())).then(
      (page) => (ready = page),
      (error: unknown) => {
        loading = undefined;
        throw namedLoadError(error);
      },
    );
  // Asked for on each prerendered page, so that the page can name its code.
  const preload = (): Promise<ComponentType<Props>> =>
    import.meta.env.SSR ? fetchPage() : (loading ??= fetchPage());
  const later = () =>
    lazy(() =>
      preload()
        .catch(reloadOnce)
        .then(
          (page) => ({ default: page }),
          (error: unknown) => {
            // React keeps what failed; with the next connection it is worth another try.
            window.addEventListener('online', () => (Later = later()), { once: true });
            throw error;
          },
        ),
    );
  let Later = later();
  function Page(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => ready ?? Later);
    return <Loaded {...props} />;
  }
  return { Page, preload, isReady: () => ready !== undefined };
}
