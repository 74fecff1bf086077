import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartButton } from '#features/cart/CartButton';
import { translations } from '#i18n';
import { languages } from '#model/languages';
import { ContactPage } from '#pages/ContactPage';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { CartPage } from '#pages/shopping/CartPage';
import { ComparePage } from '#pages/shopping/ComparePage';
import { WishlistPage } from '#pages/shopping/WishlistPage';
import { product } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const things = [product({ id: 'mat', price: 20 }), product({ id: 'mug', price: 20 })];
const parts = {
  contact: <ContactPage />,
  comparison: <ComparePage />,
  wishlist: <WishlistPage />,
  cart: <CartPage />,
  'cart dropdown': <CartButton />,
};

afterEach(() => act(() => translations.changeLanguage('en')));

test.each(Object.entries(parts))('a shop without programs speaks of none: %s', async (name, part) => {
  const { user, container } = await showShop(part, things);
  if (name === 'cart dropdown') {
    await user.click(screen.getByRole('button', { name: /^Cart,/ }));
    await screen.findByRole('region', { name: /^Cart,/ });
  }
  for (const language of languages) {
    await act(() => translations.changeLanguage(language));
    expect(container).not.toHaveTextContent(/program/i);
  }
});

test('a list whose prices give no limits of one press has no row for them', async () => {
  await showShop(
    <ShopPage head="shop" scope="all" sidebar="left" view="3" views={['2', '3', 'list']} />,
    things,
  );
  expect(screen.queryByRole('button', { name: /^Up to/ })).not.toBeInTheDocument();
  const rows = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).form?.children ?? [];
  for (const row of rows) expect(row).not.toBeEmptyDOMElement();
});
