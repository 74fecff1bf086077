import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { itemCompared } from '#model/cart/compareSlice';
import { ComparePage } from '#pages/shopping/ComparePage';
import { product, program, saved, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const calm = program({ id: 'calm', name: 'Calm', price: 40 });
const walk = program({ id: 'walk', name: 'Walk', price: 60 });
const mat = product({ id: 'mat', name: 'Mat' });

async function show(items = [saved(calm), saved(walk), saved(mat)]) {
  const shown = await showShop(<ComparePage />, [calm, walk, mat], '/compare');
  act(() => items.forEach((item) => shown.store.dispatch(itemCompared(item))));
  return shown;
}

it('compares programs with programs and products with products', async () => {
  await show();
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('table', { name: 'Programs' })).toHaveTextContent('$40.00$60.00');
  expect(screen.getByRole('table', { name: 'Products' })).toHaveTextContent('Mat');
});

it('marks what differs, and shows only that when asked', async () => {
  const { user } = await show();
  expect(screen.getByRole('rowheader', { name: /^Price ?, differs$/ })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Duration' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
  expect(screen.queryByRole('rowheader', { name: 'Duration' })).toBeNull();
});

it('removes a column and puts it back where it was', async () => {
  const { user, store } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove Calm from the comparison' }));
  expect(screen.queryByRole('columnheader', { name: /Calm/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo: Calm is no longer compared.' }));
  expect(store.getState().compare.map(({ id }) => id)).toEqual(['calm', 'walk', 'mat']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says what is gone, and where to begin when there is nothing', async () => {
  const { user } = await show([saved({ id: 'gone', name: 'Gone' })]);
  expect(screen.getByText('Gone is no longer available.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('Nothing to compare yet')).toBeInTheDocument();
});

it('names allergens and diets as the kitchen does', async () => {
  const meal = { course: 'soup', diet: ['gluten-free'], allergens: ['tree nuts', 'kiwi'] };
  const soup = product({ id: 'soup', name: 'Soup', meal: { ...meal, kcal: 310, portionGrams: 350 } });
  const { store } = await showShop(<ComparePage />, [soup], '/compare');
  act(() => void store.dispatch(itemCompared(saved(soup))));
  expect(screen.getByRole('row', { name: /^Allergens/ })).toHaveTextContent('Tree nuts, kiwi');
  expect(screen.getByRole('row', { name: /^Diet/ })).toHaveTextContent('No gluten ingredients');
});

it('adds at once where there is nothing to choose, and says what cannot be bought', async () => {
  const tee = product({ id: 'tee', name: 'Tee', variation: [variation('Fern', { S: 3, M: 5 })] });
  const lamp = product({ id: 'lamp', name: 'Lamp', stock: 0 });
  const { store, user } = await showShop(<ComparePage />, [calm, tee, lamp], '/compare');
  act(() => [calm, tee, lamp].forEach((item) => store.dispatch(itemCompared(saved(item)))));
  await user.click(screen.getByRole('button', { name: 'Add to cart: Calm' }));
  expect(store.getState().cart).toMatchObject([{ id: 'calm', quantity: 1 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose: Tee' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByRole('button', { name: /: Lamp$/ })).toBeNull();
});
