import { render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ItemDeskPage } from '#pages/owner/ItemDeskPage';
import { inDesk } from '#tests/support/inDesk';

vi.mock('#features/account/session/useIsOwner', () => ({ useIsOwner: () => true }));

const nodes: Readonly<Record<string, unknown>> = {
  products: { mat: { name: 'Cork Mat', price: 40 }, bare: { price: 1 } },
};
vi.mock('#services/firebase/desk/watchOwnersNode', () => ({
  watchOwnersNode: (path: string, hear: (value: unknown) => void) => {
    hear(nodes[path] ?? null);
    return () => undefined;
  },
}));

test.each([
  ['/owner/catalogue/product%3Amat', 'Cork Mat'],
  ['/owner/catalogue/product%3Abare', 'bare'],
  ['/owner/catalogue/product', 'New product'],
])('the page of an item at %s is headed %s', async (address, heading) => {
  const page = (
    <Routes>
      <Route path="/owner/catalogue/:id" element={<ItemDeskPage />} />
    </Routes>
  );
  render(<HelmetProvider>{inDesk(page, address)}</HelmetProvider>);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});
