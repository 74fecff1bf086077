import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MealCard } from '#features/kitchen/MealCard';
import { product } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

it('names allergens and diets, those without a text in the catalogue’s own words', async () => {
  const meal = { course: 'soup', diet: ['vegan', 'raw'], allergens: ['tree nuts', 'kiwi'] };
  const soup = { ...product({ name: 'Soup' }), meal: { ...meal, kcal: 310, portionGrams: 350 } };
  await showShop(<MealCard meal={soup} isFirst={false} onAdd={() => undefined} />, []);
  expect(screen.getByText('Contains: Tree nuts, kiwi')).toBeInTheDocument();
  expect(screen.getByText('Vegan')).toBeInTheDocument();
  expect(screen.getByText('raw')).toBeInTheDocument();
});
