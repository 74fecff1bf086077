import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageErrorBoundary } from '../../../src/app/layout/PageErrorBoundary';
import { draw } from '../../support/shopFixture';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Failing({ message }: { message: string }): never {
  throw new Error(message);
}
const drawFailing = (message: string) =>
  draw(
    <PageErrorBoundary>
      <Failing message={message} />
    </PageErrorBoundary>,
  );

test('a page that fails says so, and what to do', async () => {
  await drawFailing('price is undefined');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is safe.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(console.error).toHaveBeenCalledWith('A page failed.', expect.any(Error), expect.any(String));
});

test.each([
  'Failed to fetch dynamically imported module: /assets/CartPage-1.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: /assets/CartPage-1.js',
  'Unable to preload CSS for /assets/CartPage-1.css',
])('code that is gone is a new version: %s', async (message) => {
  await drawFailing(message);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is a new version of the shop');
});
