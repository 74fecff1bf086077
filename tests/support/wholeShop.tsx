import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '#app/App';
import { preparePage } from '#app/preparePage';
import { NothingInView } from './nothingInView';
import { ready, type OpenShop } from './shopFixture';

/** What the whole shop asks of a browser and jsdom does not have. */
export function stubBrowser(): void {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  vi.stubGlobal('IntersectionObserver', NothingInView);
  vi.stubGlobal('ResizeObserver', NothingInView);
}

/** An address of a row of the route table: with a product's or a program's id where it wants one. */
export function addressOf({ store }: OpenShop, path: string): string {
  const { product, program } = store.getState();
  if (path.startsWith('/blog/')) return '/blog/rewriting-a-habit';
  if (path.startsWith('/wellness/')) return '/wellness/financial';
  const item = path.startsWith('/product') ? product.products[0] : program.programs[0];
  return path.replace(/:\w+/, item?.id ?? 'none');
}

/** Renders the whole app at an address, with the code and texts of its page there already. */
export async function renderAddress(shop: OpenShop, address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await preparePage(new URL(address, 'https://shop.example').pathname, true);
  const catalogue = {
    status: () => ready,
    subscribe: () => () => undefined,
    read: () => Promise.resolve(),
    shown: Promise.resolve(),
    restored: Promise.resolve(),
    rendered: Promise.resolve(),
    receivePart: () => Promise.resolve(),
    dropPart: () => undefined,
  };
  await act(async () => {
    render(<App serverState={undefined} store={shop.store} catalogue={catalogue} />);
    await Promise.resolve();
  });
}
