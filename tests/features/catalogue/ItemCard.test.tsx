import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemCard } from '#features/catalogue/card/ItemCard';
import { itemAdded } from '#model/cart/cartSlice';
import { product, program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

it.each([
  [{ dimensions: ['Social' as const], category: ['Social'] }, 'Social'],
  [{ category: ['Program'] }, 'Program'],
  [{ category: [] }, 'Program'],
  [{ category: ['Retreats'] }, 'Retreats'],
])('a program of %j wears its category as a badge', async (changes, badge) => {
  await showShop(<ItemCard item={program({ name: 'Calm', ...changes })} />, []);
  expect(screen.getByText(badge)).toBeInTheDocument();
});

it('food says what it costs by weight', async () => {
  const granola = product({ name: 'Granola', price: 9.9, netContent: { amount: 400, unit: 'g' } });
  await showShop(<ItemCard item={granola} />, []);
  expect(screen.getByText('$24.75 per kg')).toBeInTheDocument();
});

it('shows the second picture to a mouse, and asks for it no earlier', async () => {
  const { container } = await showShop(<ItemCard item={product({ image: ['/1.svg', '/2.svg'] })} />, []);
  const pictures = () => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  const card = screen.getByRole('listitem');
  fireEvent.pointerEnter(card, { pointerType: 'touch' });
  expect(pictures()).toEqual(['/1.svg']);
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  expect(pictures()).toEqual(['/1.svg', '/2.svg']);
});

it('says how few are left, and that these are in the cart already', async () => {
  const lamp = product({ id: 'lamp', name: 'Lamp', stock: 3 });
  const { store } = await showShop(<ItemCard item={lamp} />, [lamp]);
  act(() => void store.dispatch(itemAdded(lamp, {}, 2)));
  expect(screen.getByText('3 left')).toBeVisible();
  act(() => void store.dispatch(itemAdded(lamp)));
  expect(screen.queryByText('3 left')).toBeNull();
  expect(screen.getByText('All 3 in your cart')).toBeVisible();
});

it('is two stops of the keyboard: the name, then the heart', async () => {
  const { user } = await showShop(<ItemCard item={product({ name: 'Lamp' })} />, []);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Lamp' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Save Lamp/ })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it.each([
  ['portrait', 400, 500, false],
  ['square', 400, 400, true],
  ['wide', 640, 360, true],
])('shows a second picture that is %s only where it is not cut', async (_, width, height, isHidden) => {
  const { container } = await showShop(<ItemCard item={product({ image: ['/1.svg', '/2.svg'] })} />, []);
  fireEvent.pointerEnter(screen.getByRole('listitem'), { pointerType: 'mouse' });
  const second = container.querySelectorAll('img')[1];
  if (!second) throw new Error('There is no second picture.');
  Object.defineProperties(second, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(second);
  expect(second.classList.contains('uncut')).toBe(isHidden);
});

it('a meal says that it comes by courier alone', async () => {
  const meal = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };
  await showShop(<ItemCard item={product({ name: 'Soup', meal })} />, []);
  expect(screen.getByText('By courier, in its area only')).toBeInTheDocument();
});
