import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#model/cart/cart';
import { linesReplaced } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { settingsReceived } from '#shopSettings';
import { CartPage } from '#pages/shopping/CartPage';
import { line, product, program, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const tee = product({
  id: 'tee',
  name: 'Tee',
  price: 12.45,
  discount: 10,
  variation: [variation('Fern', { S: 3, M: 5 }), variation('Clay', { S: 0, M: 4 })],
});
const calm = program({ id: 'calm', name: 'Calm', price: 40 });
const teeLine = line({
  id: 'tee',
  name: 'Tee',
  price: 12.45,
  discount: 10,
  quantity: 2,
  selectedProductColor: 'Fern',
  selectedProductSize: 'S',
});
const calmLine = line({ cartItemId: 'line-2', kind: 'program', id: 'calm', name: 'Calm', price: 40 });

async function show(lines: CartLine[]) {
  const shown = await showShop(<CartPage />, [tee, calm], '/cart');
  act(() => void shown.store.dispatch(linesReplaced(lines)));
  return shown;
}
const summary = () => screen.getByRole('region', { name: 'Summary' });
const quantity = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
const press = (name: string) => screen.getByRole('button', { name });

describe('the cart page', () => {
  it('adds up the rounded lines', async () => {
    await show([teeLine, calmLine]);
    expect(screen.getByText('$22.42')).toBeInTheDocument();
    expect(summary()).toHaveTextContent('Items$62.42Standard delivery$6.90');
    expect(summary()).toHaveTextContent('Total 3 items, delivered$69.32');
    expect(summary()).toHaveTextContent('$137.58 to free delivery');
  });

  it('says nothing of how it comes where nothing of it can be ordered', async () => {
    await show([{ ...teeLine, selectedProductSize: 'XXL' }]);
    expect(summary()).toHaveTextContent('Total 0 items');
    expect(summary()).not.toHaveTextContent(/program/i);
  });

  it.each([
    [199, '$1.00 to free delivery'],
    [200, 'Your delivery is free'],
    [201, 'Your delivery is free'],
  ])('at $%d says "%s"', async (price, words) => {
    const { store } = await showShop(<CartPage />, [product({ id: 'mat', price })], '/cart');
    act(() => void store.dispatch(linesReplaced([line({ id: 'mat', price })])));
    expect(summary()).toHaveTextContent(words);
  });

  it('goes by the delivery prices that the owner has set, as soon as they are known', async () => {
    await show([teeLine, calmLine]);
    expect(summary()).toHaveTextContent('Standard delivery$6.90');
    act(() => settingsReceived({ delivery: { standard: 4.35, freeFrom: 100 } }));
    expect(summary()).toHaveTextContent('Items$62.42Standard delivery$4.35');
    expect(summary()).toHaveTextContent('delivered$66.77');
    expect(summary()).toHaveTextContent('$37.58 to free delivery');
    act(() => settingsReceived({ delivery: { standard: 4.35, freeFrom: 60 } }));
    expect(summary()).toHaveTextContent('Your delivery is free');
    act(() => settingsReceived(null));
  });

  it('leads to the program, also where a product has the same id', async () => {
    const { store } = await showShop(
      <CartPage />,
      [calm, product({ id: 'calm', name: 'Calm balm' })],
      '/cart',
    );
    act(() => void store.dispatch(linesReplaced([calmLine])));
    expect(screen.getByRole('link', { name: 'Calm' })).toHaveAttribute('href', '/program/calm');
  });

  it('asks for no delivery where everything comes by e-mail', async () => {
    await show([calmLine]);
    expect(summary()).toHaveTextContent('Total 1 item$40.00');
    expect(summary()).not.toHaveTextContent('Standard delivery');
    expect(summary()).not.toHaveTextContent('A present?');
    expect(summary()).not.toHaveTextContent('free delivery');
  });

  it('leaves what is sold out out of the sum, and takes it out on request, which can be undone', async () => {
    const sold = product({ id: 'sold', name: 'Lamp', price: 30, stock: 0 });
    const { store, user } = await showShop(<CartPage />, [sold, calm], '/cart');
    const lamp = line({ cartItemId: 'l', id: 'sold', name: 'Lamp', price: 30 });
    act(() => void store.dispatch(linesReplaced([lamp, calmLine])));
    expect(summary()).toHaveTextContent('Total 1 item$40.00');
    expect(screen.getByRole('alert')).toHaveTextContent('One item cannot be ordered right now.');
    await user.click(press('Take it out of the cart'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store.getState().cart).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(store.getState().cart).toHaveLength(2);
  });

  it('with nothing but what is sold out does not lead to the checkout', async () => {
    const sold = product({ id: 'sold', name: 'Lamp', price: 30, stock: 0 });
    const { store } = await showShop(<CartPage />, [sold], '/cart');
    act(() => void store.dispatch(linesReplaced([line({ id: 'sold', name: 'Lamp', price: 30 })])));
    expect(screen.queryByRole('link', { name: /checkout/i })).toBeNull();
  });

  it('says before the checkout that a parcel can be a present', async () => {
    await show([teeLine]);
    expect(summary()).toHaveTextContent('send it to someone else and add a card');
  });

  it('asks where and when meals shall be brought, and promises no parcel for them alone', async () => {
    const meal = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };
    const { store } = await showShop(<CartPage />, [product({ id: 'soup', name: 'Soup', meal })], '/cart');
    act(() => void store.dispatch(linesReplaced([line({ id: 'soup', name: 'Soup' })])));
    expect(await screen.findByRole('button', { name: /^Where and when shall we bring/ })).toBeVisible();
    expect(summary()).toHaveTextContent('Meals come cold with our courier, not in the parcel.');
    expect(summary()).not.toHaveTextContent('Arrives');
    expect(summary()).not.toHaveTextContent('A present?');
  });

  it('says on which days a parcel comes', async () => {
    await show([teeLine]);
    expect(summary()).toHaveTextContent(
      /Arrives \w{3}, \w{3} \d+ . \w{3}, \w{3} \d+, if ordered and paid today/,
    );
  });

  it('lets colour and size be changed in the line, as far as there are units', async () => {
    const { user } = await show([teeLine]);
    const color = screen.getByRole('combobox', { name: 'Color of Tee' });
    const size = screen.getByRole('combobox', { name: 'Size of Tee' });
    expect(within(color).getByRole('option', { name: 'Clay, sold out' })).toBeDisabled();
    await user.selectOptions(size, 'M');
    await user.selectOptions(color, 'Clay');
    expect(color).toHaveValue('Clay');
    expect(within(size).getByRole('option', { name: 'S, sold out' })).toBeDisabled();
    expect(quantity('Tee')).toHaveValue('2');
  });

  it('makes one line of two that have become the same', async () => {
    const other = { ...teeLine, cartItemId: 'line-3', quantity: 4, selectedProductSize: 'M' };
    const { user } = await show([teeLine, other]);
    const [first] = screen.getAllByRole('combobox', { name: 'Size of Tee' });
    if (first) await user.selectOptions(first, 'M');
    expect(quantity('Tee')).toHaveValue('5');
    expect(first).toHaveFocus();
  });

  it('offers what is saved one tap away, as long as it is not in the cart', async () => {
    const { user, store } = await show([teeLine]);
    act(() => void store.dispatch(itemWished(calm)));
    act(() => void store.dispatch(itemWished(tee)));
    const saved = await screen.findByRole('region', { name: 'Saved for later' });
    expect(within(saved).queryByText('Tee')).toBeNull();
    await user.click(within(saved).getByRole('button', { name: 'Add to cart: Calm' }));
    expect(quantity('Calm')).toHaveValue('1');
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('counts up and down, no further than the stock, and says why', async () => {
    const { user } = await show([teeLine]);
    await user.click(press('One Tee more'));
    expect(quantity('Tee')).toHaveValue('3');
    expect(screen.getByText('Only 3 in stock')).toBeInTheDocument();
    await user.click(press('One Tee more'));
    expect(quantity('Tee')).toHaveValue('3');
    await user.clear(quantity('Tee'));
    await user.type(quantity('Tee'), '1{Enter}');
    expect(summary()).toHaveTextContent('$11.21');
  });

  it('takes of what is typed the whole number at its beginning, and else keeps what was', async () => {
    const { user } = await show([teeLine]);
    await user.clear(quantity('Tee'));
    await user.type(quantity('Tee'), '1.5{Enter}');
    expect(quantity('Tee')).toHaveValue('1');
    await user.clear(quantity('Tee'));
    await user.type(quantity('Tee'), '-3{Enter}');
    expect(quantity('Tee')).toHaveValue('1');
  });

  it('lets the last unit take its line along, with undo in its place', async () => {
    const { user, store } = await show([calmLine, teeLine]);
    await user.click(press('One Calm less'));
    const undo = press('Undo: Calm is removed.');
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(store.getState().cart.map(({ id }) => id)).toEqual(['calm', 'tee']);
    expect(screen.queryByText('Calm is removed.')).toBeNull();
    expect(screen.getAllByRole('link', { name: /Calm/ })).toContain(document.activeElement);
  });

  it('keeps the order when several removals are undone', async () => {
    const { user, store } = await show([teeLine, calmLine]);
    await user.click(press('Remove Tee'));
    await user.click(press('Remove Calm'));
    expect(screen.getByText('No items added to cart')).toBeInTheDocument();
    await user.click(press('Undo: Tee, Fern, S is removed.'));
    await user.click(press('Undo: Calm is removed.'));
    expect(store.getState().cart.map(({ id }) => id)).toEqual(['tee', 'calm']);
  });

  it('saves for later', async () => {
    const { user, store } = await show([calmLine]);
    await user.click(press('Save for later: Calm'));
    expect(store.getState()).toMatchObject({ cart: [], wishlist: [{ kind: 'program', id: 'calm' }] });
    expect(screen.getByText('Calm is on your wishlist.')).toBeInTheDocument();
  });

  it('asks before everything is removed', async () => {
    const { user, store } = await show([teeLine, calmLine]);
    await user.click(press('Remove everything'));
    const dialog = await screen.findByRole('dialog', { name: 'Empty the cart?' });
    expect(dialog).toHaveTextContent('3 items will be removed.');
    await user.click(within(dialog).getByRole('button', { name: 'Empty it' }));
    expect(store.getState().cart).toEqual([]);
    await user.click(press('Undo: Everything is removed.'));
    expect(store.getState().cart).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('offers everything back only until something is in the cart again', async () => {
    const { user } = await show([teeLine, calmLine]);
    await user.click(press('Remove everything'));
    await user.click(await screen.findByRole('button', { name: 'Empty it' }));
    await user.click(press('Undo: Everything is removed.'));
    await user.click(press('Remove Tee'));
    await user.click(press('Remove Calm'));
    expect(screen.queryByRole('button', { name: 'Undo: Everything is removed.' })).toBeNull();
    expect(press('Undo: Calm is removed.')).toHaveFocus();
  });

  it('marks what is gone, sold out, short, dearer', async () => {
    const { user, store } = await show([
      line({ id: 'gone', name: 'Gone' }),
      { ...teeLine, cartItemId: 'b', quantity: 9 },
      { ...calmLine, priceBefore: 30 },
    ]);
    expect(screen.getByText(/^No longer available/)).toBeInTheDocument();
    expect(screen.getByText('Only 3 left. Please take fewer.')).toBeInTheDocument();
    expect(screen.getByText('Price increased since you added it: it was $30.00')).toBeInTheDocument();
    await user.click(press('Understood'));
    expect(store.getState().cart.some(({ priceBefore }) => priceBefore !== undefined)).toBe(false);
  });

  it('shows the colour that is no longer made as the one chosen, and takes another', async () => {
    const { user, store } = await show([{ ...teeLine, selectedProductColor: 'Night' }]);
    const colors = screen.getByRole('combobox', { name: 'Color of Tee' });
    expect(colors).toHaveDisplayValue('Night, no longer available');
    expect(screen.getByText(/^No longer available like this\. Please choose another/)).toBeVisible();
    await user.selectOptions(colors, 'Fern');
    expect(store.getState().cart).toMatchObject([{ selectedProductColor: 'Fern', selectedProductSize: 'S' }]);
    expect(screen.queryByText(/^No longer available/)).toBeNull();
  });

  it('lets the one size that is left be taken for one that is no longer made', async () => {
    const { user, store } = await show([{ ...teeLine, selectedProductSize: 'XL' }]);
    act(() => void store.dispatch(productsReceived([{ ...tee, variation: [variation('Fern', { M: 5 })] }])));
    const sizes = screen.getByRole('combobox', { name: 'Size of Tee' });
    expect(sizes).toHaveDisplayValue('XL, no longer available');
    await user.selectOptions(sizes, 'M');
    expect(store.getState().cart).toMatchObject([{ selectedProductSize: 'M' }]);
  });

  it('warns beside a dish of what the shopper leaves out', async () => {
    localStorage.setItem('eightwell:kitchen', JSON.stringify({ without: ['milk'], diet: [] }));
    const dish = product({ id: 'soup', name: 'Soup', ingredients: 'MILK', allergens: ['milk', 'celery'] });
    const { store } = await showShop(<CartPage />, [dish], '/cart');
    act(() => void store.dispatch(linesReplaced([line({ id: 'soup', name: 'Soup' })])));
    expect(await screen.findByText('Contains: Milk, Celery')).toBeVisible();
    expect(screen.getByText('Contains Milk, which you leave out')).toBeVisible();
    localStorage.clear();
  });
});
