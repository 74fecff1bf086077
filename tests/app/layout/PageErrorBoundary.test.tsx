import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageErrorBoundary } from '#app/layout/PageErrorBoundary';
import { lazyPage } from '#ui/lazy/lazyPage';
import { renderInShop } from '#tests/support/shopFixture';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Failing({ message }: { message: string }): never {
  throw new Error(message);
}
const renderFailing = (message: string) =>
  renderInShop(
    <PageErrorBoundary>
      <Failing message={message} />
    </PageErrorBoundary>,
  );

test('a page that fails says so, and what to do', async () => {
  await renderFailing('price is undefined');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is safe.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('A page failed.'), expect.any(Error));
});

test.each([
  'Failed to fetch dynamically imported module: /assets/CartPage-1.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: /assets/CartPage-1.js',
  'Unable to preload CSS for /assets/CartPage-1.css',
  "'text/html' is not a valid JavaScript MIME type.",
  'Load failed',
])('code that is gone is a new version: %s', async (message) => {
  await renderFailing(message);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is a new version of the shop');
});

test.each([
  ['Failed to fetch dynamically imported module: /assets/CartPage-1.js', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/CartPage-1.css', 'CSS_CHUNK_LOAD_FAILED'],
])('the log names it: %s', async (message, name) => {
  await renderFailing(message);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('A page failed.'),
    expect.objectContaining({ name }),
  );
});

test('code that never comes is named too, after two minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { preload } = lazyPage(() => new Promise<() => null>(() => undefined));
  const waiting = preload().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await waiting).toMatchObject({ name: 'ChunkLoadError' });
  vi.useRealTimers();
});
