import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ShopAt } from '#app/App';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import type { CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { loadRealTexts, openShop } from '#tests/support/shopFixture';

/** The state of a read that the test ends. */
function openRead() {
  const retry = (): void => undefined;
  const listeners = new Set<() => void>();
  let status: CatalogueStatus = { phase: 'loading', retry };
  return {
    status: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fail: () => {
      status = { phase: 'failed', problem: 'unavailable', retry };
      listeners.forEach((listener) => listener());
    },
  };
}

test('the end of the catalogue’s read renders what shows its state, and nothing else', async () => {
  await loadRealTexts();
  const { store } = await openShop('empty');
  const catalogue = openRead();
  const onRender = vi.fn<() => void>();
  render(
    <ShopAt store={store} catalogue={catalogue} router={(shop) => <MemoryRouter>{shop}</MemoryRouter>}>
      <Profiler id="page" onRender={onRender}>
        <h1>A page</h1>
      </Profiler>
      <CatalogueGate hasItems={false} skeleton={<p>Loading</p>}>
        {null}
      </CatalogueGate>
    </ShopAt>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  onRender.mockClear();
  act(() => catalogue.fail());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onRender).not.toHaveBeenCalled();
});
