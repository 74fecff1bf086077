import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { productsReceived } from '#model/catalogue/productSlice';
import { ProductPage } from '#pages/catalogue/ProductPage';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { product } from '#tests/support/samples';
import { renderInShop, openShop } from '#tests/support/shopFixture';

const retry = () => undefined;
const loading: CatalogueStatus = { phase: 'loading', isPart: true, retry };

async function show(at: string, status: CatalogueStatus) {
  const shop = await openShop('empty');
  shop.store.dispatch(
    productsReceived([product({ id: 'mat', name: 'Mat' }), product({ id: 'cup', name: 'Cup' })]),
  );
  return renderInShop(
    <Routes>
      <Route
        path="/Shop"
        element={<ShopPage head="shop" scope="all" sidebar="none" view="3" views={['3', 'list']} />}
      />
      <Route path="/product/:id" element={<ProductPage gallery="below" />} />
    </Routes>,
    { shop, at, status },
  );
}

describe('while a long catalogue is read', () => {
  it('a list shows the first rows, and says that there are more', async () => {
    await show('/Shop', loading);
    expect(screen.getByRole('heading', { name: 'Mat' })).toBeInTheDocument();
    expect(screen.getByText('2 so far, more are loading')).toBeInTheDocument();
  });

  it('nothing found among them is not called nothing', async () => {
    await show('/Shop?min=500', loading);
    expect(screen.queryByRole('heading', { name: /No results/ })).not.toBeInTheDocument();
  });

  it('a product that has not come is asked for, and not called gone', async () => {
    const want = vi.fn<(id: string) => void>();
    await show('/product/bowl', { ...loading, want });
    expect(want).toHaveBeenCalledExactlyOnceWith('bowl');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('one that is there is not asked for', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const want = vi.fn<(id: string) => void>();
    await show('/product/mat', { ...loading, want });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mat' })).toBeInTheDocument();
    expect(want).not.toHaveBeenCalled();
  });

  it('a list that could not be read to its end says so, and offers to try again', async () => {
    await show('/Shop', { phase: 'failed', problem: 'unavailable', isPart: true, retry });
    expect(screen.getByRole('heading', { name: 'Mat' })).toBeInTheDocument();
    expect(screen.getByText(/You see a part of the catalogue\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
