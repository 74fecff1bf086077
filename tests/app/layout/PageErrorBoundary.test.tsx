import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageErrorBoundary } from '#app/layout/PageErrorBoundary';
import { lazyPage } from '#ui/lazy/lazyPage';
import { failedImport } from '#tests/support/failedImport';
import { renderInShop } from '#tests/support/shopFixture';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

function Failing({ error }: { error: Error }): never {
  throw error;
}
const renderFailing = (error: Error) =>
  renderInShop(
    <PageErrorBoundary>
      <Failing error={error} />
    </PageErrorBoundary>,
  );

test('a page that fails says so, and what to do', async () => {
  await renderFailing(new Error('price is undefined'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(document.title).toBe('Unexpected Application Error! | Eightwell');
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is safe.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('A page failed.'), expect.any(Error));
});

test.each([
  'Failed to fetch dynamically imported module: /assets/CartPage-1.js',
  'Importing a module script failed.',
  "The requested module './start-1.js' does not provide an export named 'a'",
  'Ein Satz, den noch kein Browser gesagt hat',
])('code that is gone is a new version, whatever the browser says: %s', async (message) => {
  await renderFailing(failedImport(message));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is a new version of the shop');
  expect(document.title).toBe('There is a new version of the shop | Eightwell');
});

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'an answer that did not come is no missing code: %s',
  async (message) => {
    await renderFailing(new TypeError(message));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  },
);

test.each([
  ['Failed to fetch dynamically imported module: /assets/CartPage-1.js', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/CartPage-1.css', 'CSS_CHUNK_LOAD_FAILED'],
])('the log names it: %s', async (message, name) => {
  await renderFailing(failedImport(message));
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
});

test('a connection that is back before the page listens for it brings the page, too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => screen.queryByRole('alert') !== null);
  const missing = failedImport('Failed to fetch dynamically imported module: /assets/ContactPage-1.js');
  function Arriving() {
    if (!navigator.onLine) throw missing;
    return <p>Here</p>;
  }
  await renderInShop(
    <PageErrorBoundary>
      <Arriving />
    </PageErrorBoundary>,
  );
  expect(await screen.findByText('Here')).toBeVisible();
});

test('a page that is rendered anew before it hears of the connection still comes with it', async () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const missing = failedImport('Failed to fetch dynamically imported module: /assets/ContactPage-1.js');
  function Arriving() {
    if (!navigator.onLine) throw missing;
    return <p>Here</p>;
  }
  function Frame() {
    const [, renderAnew] = useReducer((count: number) => count + 1, 0);
    return (
      <>
        <button onClick={renderAnew}>Anew</button>
        <PageErrorBoundary>
          <Arriving />
        </PageErrorBoundary>
      </>
    );
  }
  await renderInShop(<Frame />);
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Anew' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not here yet');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeVisible();
});
