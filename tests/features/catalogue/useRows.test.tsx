import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { CatalogueStatusProvider, type CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { useRows } from '#features/catalogue/useRows';
import { productsReceived } from '#model/catalogue/productSlice';
import { selectProducts } from '#model/shopState';
import { product } from '#tests/support/samples';
import { loadRealTexts, openShop } from '#tests/support/shopFixture';

test('new rows are rendered after what else a change renders, and before it says that they have all come', async () => {
  await loadRealTexts();
  const { store } = await openShop('empty');
  let status: CatalogueStatus = { phase: 'loading', retry: () => undefined };
  let tell: () => void = () => undefined;
  const source = {
    status: () => status,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const onEmpty = vi.fn<() => void>();
  const drawn: number[] = [];
  function Empty() {
    onEmpty();
    return null;
  }
  function List() {
    const products = useRows(selectProducts);
    drawn.push(products.length);
    return (
      <CatalogueGate hasItems={products.length > 0} skeleton="Loading" empty={<Empty />}>
        <p>{products[0]?.name}</p>
      </CatalogueGate>
    );
  }
  render(
    <Provider store={store}>
      <CatalogueStatusProvider source={source}>
        <List />
      </CatalogueStatusProvider>
    </Provider>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  drawn.length = 0;
  act(() => {
    store.dispatch(productsReceived([product()]));
    status = { ...status, phase: 'ready' };
    tell();
  });
  expect(screen.getByText(product().name)).toBeVisible();
  expect(drawn[0]).toBe(0);
  expect(drawn.at(-1)).toBe(1);
  expect(onEmpty).not.toHaveBeenCalled();
});
