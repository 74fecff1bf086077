import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Item } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { renderInShop, openShop } from './shopFixture';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname + search)}</p>;
}

/** The address at which the shop is then. */
export const address = () => screen.getByTestId('address').textContent;

/** Renders a part of a shop that sells these items, with the address it is at. */
export async function showShop(part: ReactNode, items: readonly Item[], at = '/') {
  const shop = await openShop('empty');
  shop.store.dispatch(programsReceived(items.filter((found) => found.kind === 'program')));
  shop.store.dispatch(productsReceived(items.filter((found) => found.kind === 'product')));
  const whole = (
    <>
      {part}
      <Address />
    </>
  );
  return renderInShop(whole, { shop, at });
}
